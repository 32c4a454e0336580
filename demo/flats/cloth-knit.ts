import { type Cloth, type Tile, fill, stroke } from './cloth-tile.ts'
import type { Palette } from './palette.ts'

export function knitTile(cloth: Cloth, p: Palette): Tile | null {
  const lift = p.isDark ? p.light : '#ffffff'
  switch (cloth) {
    case 'jersey':
      return p.isMarl
        ? marl(p)
        : { width: 2.4, height: 3, marks: stroke('M.2 0l1 1.500l1-1.5', p.shade, 0.4, 0.34) }
    case 'fleece':
      return p.isMarl
        ? marl(p)
        : { width: 3, height: 3.6, marks: stroke('M.3 .3l1.2 1.800l1.2-1.8', p.shade, 0.45, 0.42) }
    case 'waffle':
      return {
        width: 7,
        height: 7,
        marks:
          fill('M1.5 1.500h4.500v4.500h-4.500z', p.shade, 0.42) +
          fill('M2.8 2.800h3.200v3.200h-3.200z', p.isDark ? p.inner : p.shade, 0.3) +
          stroke('M0 .6h7M.6 0v7', p.light, 1, 0.7),
      }
    case 'pique':
      return {
        width: 4,
        height: 4,
        marks:
          fill('M1 .2l1 1l-1 1l-1-1zM3 2.200l1 1l-1 1l-1-1z', p.shade, 0.42) +
          fill('M3 .4l.7.7l-.7.7l-.7-.7z', lift, 0.22),
      }
    case 'terry':
      return {
        width: 7,
        height: 6,
        marks:
          stroke(
            'M.6 2.500a1.3 1.3 0 1 1 2.2 0M4.2 5.400a1.3 1.3 0 1 1 2.2 0',
            p.shade,
            0.7,
            0.65,
          ) +
          stroke(
            'M4.4 1.800a.9.9 0 0 1 1.6 0M1 4.800a.9.9 0 0 1 1.6 0',
            lift,
            0.6,
            p.isDark ? 0.5 : 0.35,
          ),
      }
    case 'breton':
      return {
        width: 6,
        height: 13,
        marks:
          fill('M0 4h6v4.200H0z', p.dye, 0.94) + stroke('M1 0v13M3 0v13M5 0v13', p.shade, 0.3, 0.3),
      }
    case 'fine-knit':
      return p.isMarl
        ? marl(p)
        : { width: 3.2, height: 3, marks: stroke('M.3 .4l1.3 1.500l1.3-1.5', p.shade, 0.6, 0.62) }
    case 'mid-knit':
      return {
        width: 5.6,
        height: 4.8,
        marks:
          stroke('M.4 .4q1.8 .8 2.4 2.800q.6-2 2.4-2.8', p.shade, 0.9, 0.72) +
          stroke('M.8 2.400q1.4 .6 2 2M4.8 2.400q-1.4 .6-2 2', lift, 0.6, 0.26),
      }
    default:
      return null
  }
}

function marl(p: Palette): Tile {
  return {
    width: 23,
    height: 19,
    marks:
      stroke(
        'M1 3h3M8 1h2M14 5h4M20 2h2M4 8h2M11 9h3M18 11h3M1 13h3M7 15h4M15 16h2M20 17h3M5 18h2M12 13h2',
        p.shade,
        0.8,
        0.85,
      ) +
      stroke(
        'M5 5h2M10 3h3M17 8h2M2 10h3M8 12h2M14 11h2M21 14h2M3 16h2M11 17h3M19 6h2',
        '#ffffff',
        0.8,
        0.55,
      ) +
      stroke('M13 2h2M6 10h1.500M16 13h2M9 6h1.500M21 8h1.5', p.line, 0.7, 0.28),
  }
}
