import { at, disc, fill, line, scatter, short, times } from './draw'

/** A twig with blossoms that reaches in from the right, and petals that fall. */
export function blossom(): string {
  const petal = (color: string) => fill(color, 'M0 0 C-7 -5 -8 -14 -2 -18 L0 -16 L2 -18 C8 -14 7 -5 0 0 Z')
  const flower = (color: string) =>
    times(5, (index) => at(0, 0, index * 72, 1, petal(color))) +
    disc('#d65a78', 0, 0, 3.2) +
    times(5, (index) => at(0, 0, index * 72 + 36, 1, line('#d65a78', 0.9, 'M0 -3 V-8')))
  const bud = fill('#e98aa3', 'M0 0 C-6 -3 -5 -11 0 -13 C5 -11 6 -3 0 0 Z')
  const twigs =
    line('#7a5548', 6, 'M724 22 C660 30 610 54 548 52 C500 50 474 66 440 74') +
    line(
      '#7a5548',
      3.4,
      'M610 46 C582 70 566 84 534 98 M548 52 C520 36 500 30 470 30 M660 32 C644 18 630 12 604 8',
    ) +
    line(
      '#7a5548',
      2,
      'M470 30 C456 26 446 28 436 34 M534 98 C522 104 512 106 500 104 M440 74 C428 78 420 84 410 86',
    )
  const flowers = [
    [664, 34, 1.25, '#f6b6c6'],
    [618, 50, 1, '#fad3dc'],
    [572, 52, 1.2, '#f6b6c6'],
    [534, 97, 1.1, '#f9c8d4'],
    [504, 30, 1, '#fad3dc'],
    [480, 62, 1.05, '#f6b6c6'],
    [606, 9, 0.9, '#f9c8d4'],
    [694, 60, 0.9, '#fad3dc'],
  ] as const
  return (
    twigs +
    flowers.map(([x, y, scale, color], index) => at(x, y, index * 23, scale, flower(color))).join('') +
    at(436, 34, -50, 1, bud) +
    at(410, 86, -70, 1, bud) +
    at(500, 104, -80, 0.9, bud) +
    at(450, 28, -20, 0.8, bud) +
    times(11, (index) =>
      at(
        short(40 + scatter(index, 1) * 420),
        short(24 + scatter(index, 2) * 108),
        Math.round(scatter(index, 3) * 360),
        short(0.45 + scatter(index, 4) * 0.35),
        petal('#f8cfd9'),
      ),
    )
  )
}

/** A pond: leaves on the water, one flower open and one closed. */
export function lotus(): string {
  const leaf = (color: string, vein: string) =>
    fill(color, 'M0 0 C-70 -26 -86 4 -78 12 C-60 30 60 30 78 12 C86 4 70 -26 8 -12 Z') +
    line(
      vein,
      1.2,
      'M0 -2 C-20 2 -44 8 -64 10 M0 -2 C-6 8 -12 16 -20 22 M0 -2 C8 8 16 16 24 21 M0 -2 C24 2 46 6 66 8',
    )
  const petal = (color: string) => fill(color, 'M0 0 C-20 -18 -17 -48 0 -66 C17 -48 20 -18 0 0 Z')
  const open =
    at(0, 0, -66, 0.86, petal('#f3b3c4')) +
    at(0, 0, 66, 0.86, petal('#f3b3c4')) +
    at(0, 0, -40, 0.98, petal('#f7c6d2')) +
    at(0, 0, 40, 0.98, petal('#f7c6d2')) +
    at(0, 0, -18, 1, petal('#fad8e0')) +
    at(0, 0, 18, 1, petal('#fad8e0')) +
    petal('#fde8ec') +
    fill('#ecc75f', 'M-11 -4 C-9 -16 9 -16 11 -4 C6 2 -6 2 -11 -4 Z')
  const closed =
    at(0, 0, -12, 0.7, petal('#f3b3c4')) +
    at(0, 0, 12, 0.7, petal('#f3b3c4')) +
    at(0, 0, 0, 0.78, petal('#f7c6d2'))
  return (
    fill('#e4f2ea', 'M0 118 C120 108 240 126 360 116 C480 106 600 124 720 112 V170 H0 Z') +
    fill('#d3e9dd', 'M0 140 C140 130 260 148 400 138 C520 130 620 146 720 136 V170 H0 Z') +
    line(
      '#b9dac8',
      1.4,
      'M40 152 H120 M180 160 H300 M360 152 H430 M520 162 H640 M250 132 H310 M600 126 H668',
    ) +
    line(
      '#5f9a78',
      4,
      'M560 140 C556 112 566 92 562 70 M470 146 C474 116 466 100 470 84 M640 144 C646 120 640 104 644 84',
    ) +
    at(562, 76, 0, 0.92, open) +
    at(470, 88, 8, 0.9, closed) +
    at(644, 84, 6, 0.72, leaf('#8fc3a4', '#6fa987')) +
    at(556, 142, 0, 1, leaf('#7fb896', '#5f9a78')) +
    at(420, 150, 3, 0.72, leaf('#95c7a9', '#74ad8b')) +
    at(676, 152, -4, 0.8, leaf('#95c7a9', '#74ad8b')) +
    at(120, 148, 2, 0.8, leaf('#a9d2b9', '#86b99b')) +
    at(232, 158, -2, 0.5, leaf('#b5d9c3', '#93c3a7'))
  )
}

/** Leaves of the ginkgo, hanging and on their way down. */
export function ginkgo(): string {
  const leaf = (color: string, vein: string) =>
    fill(
      color,
      'M0 0 C-8 -12 -24 -18 -30 -30 C-20 -42 -6 -44 -1 -38 L0 -28 L1 -38 C6 -44 20 -42 30 -30 C24 -18 8 -12 0 0 Z',
    ) +
    line(
      vein,
      0.9,
      'M0 0 C-4 -14 -12 -24 -19 -32 M0 0 C-1 -14 -6 -26 -9 -38 M0 0 C1 -14 6 -26 9 -38 M0 0 C4 -14 12 -24 19 -32',
    ) +
    line(vein, 1.8, 'M0 0 C1 8 4 14 8 20')
  const looks = [
    ['#eec04c', '#d39d28'],
    ['#f3cf6b', '#dcaa3a'],
    ['#e3a93a', '#c4861c'],
  ] as const
  const leafOf = (index: number) => {
    const [color, vein] = looks[index % 3] ?? looks[0]
    return leaf(color, vein)
  }
  const hanging = [
    [18, -4, 200, 1.15],
    [62, 10, 165, 1.3],
    [112, -6, 188, 1.05],
    [34, 44, 150, 0.95],
    [150, 16, 205, 0.9],
    [84, 52, 196, 0.8],
    [196, -4, 172, 1],
    [236, 10, 198, 0.72],
  ] as const
  return (
    line('#8a6a3c', 3.4, 'M-4 6 C60 -4 140 2 262 -8') +
    hanging.map(([x, y, turn, scale], index) => at(x, y, turn, scale, leafOf(index))).join('') +
    times(9, (index) =>
      at(
        short(300 + index * 46 + scatter(index, 5) * 26),
        short(26 + scatter(index, 6) * 88),
        Math.round(scatter(index, 7) * 360),
        short(0.38 + scatter(index, 8) * 0.34),
        leafOf(index),
      ),
    )
  )
}

/** Hills under snow, firs, and flakes in the air. */
export function snow(): string {
  const fir = (color: string) =>
    fill('#7d6a5a', 'M-3 0 H3 V-10 H-3 Z') +
    fill(color, 'M-24 -8 L0 -44 L24 -8 Z M-19 -28 L0 -60 L19 -28 Z M-13 -46 L0 -74 L13 -46 Z') +
    fill(
      '#ffffff',
      'M-8 -62 L0 -74 L8 -62 L3 -60 L0 -64 L-3 -60 Z M-11 -40 L-4 -42 L0 -38 L4 -42 L11 -40 L0 -47 Z',
      0.92,
    )
  const flake = times(3, (index) =>
    at(0, 0, index * 60, 1, line('#a9c3dd', 1.3, 'M-6 0 H6 M-4 -2 L-6 0 L-4 2 M4 -2 L6 0 L4 2')),
  )
  return (
    fill('#e3edf6', 'M0 92 C100 60 220 66 330 88 C450 106 590 58 720 84 V160 H0 Z') +
    at(610, 104, 0, 0.72, fir('#7fa39a')) +
    at(652, 108, 0, 0.95, fir('#6a938a')) +
    at(576, 112, 0, 0.55, fir('#8fb0a8')) +
    at(96, 106, 0, 0.7, fir('#7fa39a')) +
    fill('#eff5fa', 'M0 122 C130 92 260 100 380 118 C500 132 620 100 720 116 V160 H0 Z') +
    at(694, 128, 0, 1.1, fir('#5d877d')) +
    at(54, 128, 0, 1, fir('#5d877d')) +
    at(136, 124, 0, 0.6, fir('#6a938a')) +
    fill('#dbe7f2', 'M0 146 C160 126 320 140 470 148 C580 138 660 138 720 144 V160 H0 Z') +
    times(20, (index) =>
      index % 3 === 0
        ? at(
            short(20 + index * 35),
            short(10 + scatter(index, 9) * 60),
            Math.round(scatter(index, 1) * 60),
            short(0.7 + scatter(index, 2) * 0.6),
            flake,
          )
        : disc(
            '#c3d6e8',
            short(20 + index * 35),
            short(8 + scatter(index, 9) * 76),
            short(1.4 + scatter(index, 3) * 1.8),
          ),
    )
  )
}
