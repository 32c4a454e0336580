import {
  fittedView,
  heldView,
  movedBy,
  overhang,
  pressScale,
  settledView,
  zoomedAbout,
  type Point,
  type Size,
  type View,
} from './zoom-view.ts'

interface Listener {
  /** To the next picture on the right (1) or on the left (-1). */
  onTurn: (towards: 1 | -1) => void
  onEnlarged: (isEnlarged: boolean) => void
}

/** A pointer that moves less than this is a press. */
const pressSlack = 8
/** Maximum time between the presses of a double press. */
const doublePressMs = 350
const turnsAfter = { share: 0.25, pixelsPerMs: 0.4 }
const keyStep = 1.5
const arrowStep = 80

/** View and pointers when a finger last came or went. */
interface Hold {
  view: View
  middle: Point
  spread: number
  at: number
}

/**
 * Touch, mouse, wheel and keyboard control of the current picture, without React: the position is
 * set as custom properties of the stage, and CSS draws the picture there.
 */
export class ZoomStage {
  readonly #stage: HTMLElement
  readonly #listener: Listener
  readonly #listening = new AbortController()
  readonly #fingers = new Map<number, Point>()
  #view = fittedView
  #hold: Hold | null = null
  #drag = 0
  #hasMoved = false
  #pressedAt = -Infinity

  constructor(stage: HTMLElement, listener: Listener) {
    this.#stage = stage
    this.#listener = listener
    const { signal } = this.#listening
    stage.addEventListener('pointerdown', (event) => this.#take(event), { signal })
    stage.addEventListener('pointermove', (event) => this.#follow(event), { signal })
    stage.addEventListener('pointerup', (event) => this.#release(event), { signal })
    stage.addEventListener('pointercancel', (event) => this.#release(event), { signal })
    stage.addEventListener('wheel', (event) => this.#roll(event), { signal, passive: false })
    addEventListener('keydown', (event) => this.#answerKey(event), { signal })
    addEventListener('resize', () => this.#rest(this.#view), { signal })
  }

  close(): void {
    this.#listening.abort()
  }

  /** For the next picture: starts fitted. */
  reset(): void {
    this.#hold = null
    this.#fingers.clear()
    this.#moveStrip(0)
    this.#rest(fittedView)
  }

  /** Zooms in about a point, or back out to the fitted picture. */
  toggle(point: Point = { x: 0, y: 0 }): void {
    this.#rest(this.#view.scale > 1 ? fittedView : zoomedAbout(this.#view, point, pressScale))
  }

  #take(event: PointerEvent): void {
    if (event.button !== 0) return
    this.#stage.setPointerCapture(event.pointerId)
    if (this.#fingers.size === 0) this.#hasMoved = false
    this.#fingers.set(event.pointerId, this.#pointOf(event))
    // With a second finger it is no longer a press.
    if (this.#fingers.size > 1) this.#hasMoved = true
    this.#holdAgain(event.timeStamp)
  }

  #follow(event: PointerEvent): void {
    if (!this.#hold || !this.#fingers.has(event.pointerId)) return
    this.#fingers.set(event.pointerId, this.#pointOf(event))
    const { view, middle, spread } = this.#hold
    const [now, spreadNow] = this.#reach()
    const by = { x: now.x - middle.x, y: now.y - middle.y }
    this.#hasMoved ||= Math.hypot(by.x, by.y) > pressSlack
    if (!this.#hasMoved) return
    if (this.#fingers.size > 1) {
      const scale = spread > 0 ? (view.scale * spreadNow) / spread : view.scale
      this.#show(heldView(movedBy(zoomedAbout(view, middle, scale), by), this.#fitted()))
      return
    }
    const { width, height } = overhang(view, this.#fitted(), this.#size())
    const along = { x: width > 0 ? by.x : 0, y: height > 0 ? by.y : 0 }
    this.#show(heldView(movedBy(view, along), this.#fitted()))
    if (width === 0) this.#moveStrip(by.x)
  }

  #release(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return
    if (this.#fingers.size > 0) return this.#holdAgain(event.timeStamp)
    const since = event.timeStamp - (this.#hold?.at ?? 0)
    const drag = this.#drag
    this.#hold = null
    this.#moveStrip(0)
    if (event.type === 'pointerup' && !this.#hasMoved) return this.#press(event)
    this.#rest(this.#view)
    const isFar = Math.abs(drag) > this.#size().width * turnsAfter.share
    const isFast = Math.abs(drag) / Math.max(1, since) > turnsAfter.pixelsPerMs
    if (drag !== 0 && (isFar || isFast)) this.#listener.onTurn(drag < 0 ? 1 : -1)
  }

  #press(event: PointerEvent): void {
    const isSecond = event.timeStamp - this.#pressedAt < doublePressMs
    this.#pressedAt = event.timeStamp
    if (isSecond) this.#rest(this.#view)
    else this.toggle(this.#pointOf(event))
  }

  #roll(event: WheelEvent): void {
    event.preventDefault()
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1)
    // A pinch on a touchpad arrives as small wheel steps with Ctrl.
    const wanted = this.#view.scale * Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002))
    const view = zoomedAbout(this.#view, this.#pointOf(event), wanted)
    this.#stage.dataset.held = ''
    this.#show(settledView(view, this.#fitted(), this.#size()))
  }

  #answerKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    if (arrow) this.#go(arrow)
    else if (event.key === '+' || event.key === '=') this.#scaleBy(keyStep)
    else if (event.key === '-') this.#scaleBy(1 / keyStep)
    else return
    event.preventDefault()
  }

  #scaleBy(factor: number): void {
    this.#rest(zoomedAbout(this.#view, { x: 0, y: 0 }, this.#view.scale * factor))
  }

  /** Pans an enlarged picture; if it fits in that direction, turns to the next one. */
  #go({ x, y }: Point): void {
    const free = overhang(this.#view, this.#fitted(), this.#size())
    if ((x === 0 ? free.height : free.width) > 0) {
      this.#rest(movedBy(this.#view, { x: -x * arrowStep, y: -y * arrowStep }))
    } else if (x !== 0) {
      this.#listener.onTurn(x > 0 ? 1 : -1)
    }
  }

  #holdAgain(at: number): void {
    const [middle, spread] = this.#reach()
    this.#hold = { view: this.#view, middle, spread, at }
    this.#stage.dataset.held = ''
  }

  /** The middle of the fingers, and the distance between two of them. */
  #reach(): [Point, number] {
    const [first = { x: 0, y: 0 }, second = first] = this.#fingers.values()
    return [
      { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
      Math.hypot(first.x - second.x, first.y - second.y),
    ]
  }

  /** Animates to the nearest allowed position. */
  #rest(view: View): void {
    delete this.#stage.dataset.held
    this.#show(settledView(view, this.#fitted(), this.#size()))
  }

  #show(view: View): void {
    if (view.scale > 1 !== this.#view.scale > 1) this.#listener.onEnlarged(view.scale > 1)
    this.#view = view
    this.#stage.style.setProperty('--scale', String(view.scale))
    this.#stage.style.setProperty('--x', `${view.x}px`)
    this.#stage.style.setProperty('--y', `${view.y}px`)
  }

  #moveStrip(by: number): void {
    this.#drag = by
    this.#stage.style.setProperty('--drag', `${by}px`)
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#stage.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  #size(): Size {
    return { width: this.#stage.clientWidth, height: this.#stage.clientHeight }
  }

  /** Layout size of `.zoom-picture`, which CSS fits to the stage. */
  #fitted(): Size {
    const picture = this.#stage.querySelector<HTMLElement>('[data-shown] > .zoom-picture')
    return { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 }
  }
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}
