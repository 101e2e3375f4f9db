import { at, disc, fill, line, short, times } from './draw'

/** Ranges of mountains in mist, a sun, birds. */
export const mountains = (): string =>
  disc('#e9b9a0', 566, 52, 24, 0.85) +
  fill(
    '#dfe6e6',
    'M0 110 C40 92 70 60 112 56 C150 54 176 96 214 98 C262 100 286 44 336 38 C384 34 404 88 446 92 C500 96 524 62 574 60 C628 58 664 96 720 88 V180 H0 Z',
  ) +
  fill(
    '#c6d3d3',
    'M0 132 C50 126 84 92 130 92 C176 92 200 126 250 124 C306 122 330 80 388 78 C438 78 462 122 512 122 C566 122 600 96 646 98 C680 100 700 114 720 112 V180 H0 Z',
  ) +
  fill(
    '#a5b9ba',
    'M0 150 C60 150 100 122 160 124 C220 126 250 152 318 148 C380 144 410 116 470 118 C530 120 560 150 620 146 C664 142 690 134 720 136 V180 H0 Z',
  ) +
  fill(
    '#849c9f',
    'M0 168 C90 164 130 148 206 152 C280 156 330 172 410 166 C490 160 540 148 610 156 C660 162 690 164 720 160 V180 H0 Z',
  ) +
  line('#ffffff', 5, 'M30 122 H150 M420 108 H560', 0.5) +
  line(
    '#6d8587',
    1.6,
    'M428 40 q6 -6 12 0 q6 -6 12 0 M462 54 q5 -5 10 0 q5 -5 10 0 M404 58 q4 -4 8 0 q4 -4 8 0',
  )

/** Bamboo on both sides. */
export function bamboo(): string {
  const leaf = (color: string) => fill(color, 'M0 0 C10 -8 34 -8 58 4 C36 10 12 10 0 0 Z')
  const stem = (x: number, width: number, color: string, ring: string) =>
    times(
      4,
      (index) =>
        fill(color, `M${x} ${index * 42 - 22} h${width} v39 h-${width} Z`) +
        line(ring, 2.4, `M${x - 1} ${index * 42 + 18.5} h${width + 2}`),
    )
  const twig = (color: string) =>
    at(0, 0, 18, 1, leaf(color)) +
    at(2, 2, 52, 0.86, leaf(color)) +
    at(0, 0, -14, 0.8, leaf(color)) +
    at(3, 2, 84, 0.62, leaf(color))
  return (
    stem(30, 11, '#a9c79a', '#7fa570') +
    stem(62, 8, '#bfd6b3', '#93b585') +
    stem(678, 10, '#b3cea5', '#87ab78') +
    at(42, 34, -6, 1, twig('#6f9f62')) +
    at(70, 86, 4, 0.9, twig('#86b078')) +
    at(44, 104, -24, 0.7, twig('#9cc08f')) +
    at(676, 22, 150, 1.05, twig('#6f9f62')) +
    at(676, 78, 162, 0.85, twig('#86b078')) +
    at(690, 110, 140, 0.7, twig('#9cc08f')) +
    at(206, 26, 24, 0.5, leaf('#b3cea5')) +
    at(300, 62, -20, 0.42, leaf('#c6dbbb')) +
    at(472, 36, 150, 0.46, leaf('#b3cea5')) +
    at(410, 96, 12, 0.38, leaf('#c6dbbb')) +
    // The stems come out of a mist.
    '<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbfdf8" stop-opacity="0"/>' +
    '<stop offset="1" stop-color="#fbfdf8"/></linearGradient><path d="M0 92 H720 V140 H0 Z" fill="url(#mist)"/>'
  )
}

/** Lanterns under a roof of clouds: for the Spring Festival. */
export function festival(): string {
  const lantern =
    line('#b98a2f', 1.6, 'M0 -46 V-28') +
    fill(
      '#c9302c',
      'M-24 -4 C-24 -24 -12 -28 0 -28 C12 -28 24 -24 24 -4 C24 16 12 20 0 20 C-12 20 -24 16 -24 -4 Z',
    ) +
    line('#e56a55', 1.5, 'M-12 -26 C-18 -12 -18 4 -12 18 M12 -26 C18 -12 18 4 12 18 M0 -28 V20') +
    fill('#e0b252', 'M-11 -31 H11 V-26 H-11 Z M-11 18 H11 V23 H-11 Z') +
    line('#d9a441', 1.6, 'M-6 24 V40 M0 24 V46 M6 24 V40')
  const cloud = line(
    '#e0b252',
    2.2,
    'M0 0 C-2 -12 14 -18 20 -8 C22 -20 42 -20 42 -6 C52 -12 62 -2 56 6 H6 C0 8 -4 4 0 0 M14 -2 C16 -8 24 -6 23 0 M36 -3 C38 -9 47 -6 45 0',
  )
  const knot =
    line('#c9302c', 2, 'M0 -14 L12 0 L0 14 L-12 0 Z M0 -7 L6 0 L0 7 L-6 0 Z') + disc('#e0b252', 0, 0, 2.4)
  return (
    fill('#c9302c', 'M0 0 H720 V8 H0 Z') +
    fill('#e0b252', 'M0 8 H720 V11 H0 Z') +
    at(86, 54, 0, 1.25, lantern) +
    at(164, 42, 0, 0.85, lantern) +
    at(634, 54, 0, 1.25, lantern) +
    at(556, 42, 0, 0.85, lantern) +
    at(226, 74, 0, 1.1, cloud) +
    at(428, 74, 0, 1.1, cloud) +
    at(300, 112, 0, 0.8, cloud) +
    at(372, 112, 0, 0.8, cloud) +
    at(360, 52, 0, 1.5, knot) +
    line('#c9302c', 2, 'M360 11 V30 M360 73 V92 M355 92 V106 M365 92 V106')
  )
}

/** A full moon over clouds: for the Mid-Autumn Festival. */
export function moon(): string {
  const cloud = (color: string, opacity: number) =>
    fill(
      color,
      'M0 0 C-14 -2 -10 -18 6 -16 C8 -32 34 -34 40 -20 C52 -30 74 -22 70 -8 C88 -10 92 4 78 6 H4 C-4 6 -6 2 0 0 Z',
      opacity,
    )
  const stars = [
    [60, 28],
    [118, 62],
    [190, 24],
    [262, 52],
    [338, 22],
    [402, 58],
    [452, 26],
    [664, 30],
    [690, 74],
    [30, 84],
    [228, 92],
  ] as const
  return (
    fill(
      '#1f2c4d',
      'M0 0 H720 V118 C640 136 560 126 470 132 C360 140 220 124 120 134 C70 138 30 134 0 130 Z',
    ) +
    stars.map(([x, y], index) => disc('#f2e6bd', x, y, index % 3 === 0 ? 1.8 : 1.1, 0.9)).join('') +
    disc('#f6e7b4', 566, 62, 46, 0.16) +
    disc('#f8ecc2', 566, 62, 38) +
    disc('#ecd999', 552, 52, 7, 0.7) +
    disc('#ecd999', 578, 74, 9, 0.6) +
    disc('#ecd999', 580, 44, 4, 0.6) +
    at(486, 96, 0, 1.1, cloud('#3a4b78', 1)) +
    at(586, 108, 0, 0.9, cloud('#48598a', 1)) +
    at(96, 106, 0, 1, cloud('#3a4b78', 1)) +
    at(280, 116, 0, 0.8, cloud('#34446f', 1)) +
    line(
      '#c9b37a',
      1.6,
      'M0 138 C30 142 70 146 120 142 C220 132 360 148 470 140 C560 134 640 144 720 126',
      0.9,
    ) +
    times(3, (index) =>
      line('#b6c0dc', 1.3, `M${short(300 + index * 34)} ${short(40 - index * 7)} q7 -7 14 0 q7 -7 14 0`),
    )
  )
}
