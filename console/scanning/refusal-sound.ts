/** Two low tones, for someone who looks at the shelf and not at the screen. */
export function playRefusal(): void {
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.2
  volume.connect(audio.destination)
  const tones = [0, 0.2].map((at) => {
    const tone = audio.createOscillator()
    tone.type = 'square'
    tone.frequency.value = 220
    tone.connect(volume)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.14)
    return tone
  })
  tones.at(-1)?.addEventListener('ended', () => void audio.close())
}
