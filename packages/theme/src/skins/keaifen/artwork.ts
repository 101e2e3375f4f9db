import type { ArtworkSet, SkinArtwork } from '../Skin'
import { at, band, disc, dots, down, glow, line, oval, picture, shape } from '../drawing'

// Lovely pink: candy clouds, a balloon that carries a letter, and a cat that sleeps on the post.

interface Mood {
  sky: [top: string, middle: string, low: string]
  arc: [outer: string, middle: string, inner: string]
  cloud: [light: string, shade: string]
  hill: [far: string, middle: string, near: string]
  heart: string
  star: string
  balloon: [light: string, stripe: string, dark: string]
  letter: [paper: string, fold: string, seal: string]
  cat: [fur: string, shade: string, ink: string]
  rail: [far: string, near: string, heart: string]
  night: boolean
}

const noon: Mood = {
  sky: ['#ffc3d6', '#ffdce6', '#fff3ee'],
  arc: ['#ffb0c8', '#ffd9a8', '#b9e3e0'],
  cloud: ['#ffffff', '#ffe6ee'],
  hill: ['#ffcddb', '#ffb3c9', '#f993b3'],
  heart: '#f2668f',
  star: '#fff6d8',
  balloon: ['#ff8fb0', '#fff1f4', '#e0557f'],
  letter: ['#fffdfb', '#f6d5de', '#ee5f88'],
  cat: ['#fffaf6', '#f7d9d4', '#8a3a56'],
  rail: ['#f5bccb', '#efa5ba', '#e5769a'],
  night: false,
}

const bedtime: Mood = {
  sky: ['#1d0f1c', '#40203a', '#7a3d5e'],
  arc: ['#a24d74', '#b47a5c', '#4f7f86'],
  cloud: ['#8b5074', '#6d3c5d'],
  hill: ['#5e2f4c', '#4a243d', '#351a2d'],
  heart: '#ff8fb3',
  star: '#ffe9b8',
  balloon: ['#d8648e', '#f3c9d6', '#a33d66'],
  letter: ['#fbe9ee', '#d9a5b8', '#d9487a'],
  cat: ['#e9d6d8', '#c3a0a9', '#3a1728'],
  rail: ['#3a1d2c', '#4a2538', '#a24d74'],
  night: true,
}

function draw(mood: Mood): ArtworkSet {
  return { rail: rail(mood), login: login(mood), banner: banner(mood), empty: empty(mood) }
}

const cloud = ({ cloud: [light, shade] }: Mood) =>
  shape('M8 66a30 30 0 0 1 22-52a44 44 0 0 1 82-2a34 34 0 0 1 56 22a22 22 0 0 1 4 32q-84 10-164 0z', shade) +
  shape('M14 60a26 26 0 0 1 20-42a42 42 0 0 1 76-4a32 32 0 0 1 52 22a18 18 0 0 1 4 24q-78 6-152 0z', light)

const heart = 'M0 6C-22-10-14-28 0-18C14-28 22-10 0 6z'

const star = 'M0-12Q2-2 12 0Q2 2 0 12Q-2 2-12 0Q-2-2 0-12z'

/** A letter, 64 by 44, standing on its middle. */
const letter = ({ letter: [paper, fold, seal] }: Mood) =>
  `<rect x="-32" y="-22" width="64" height="44" rx="6" fill="${paper}"/>` +
  line('M-28 18L-8 0M28 18L8 0', fold, 2.5) +
  shape('M-32-16Q-32-22-26-22H26Q32-22 32-16L4 4Q0 7-4 4z', fold) +
  at(0, 4, 0.6, shape(heart, seal))

/** A balloon that carries a letter; about 130 wide and 230 high, hung at its middle. */
function balloon(mood: Mood): string {
  const [light, stripe, dark] = mood.balloon
  return (
    shape('M0-100C52-100 70-60 66-24C62 8 26 40 14 58H-14C-26 40-62 8-66-24C-70-60-52-100 0-100z', light) +
    shape('M0-100C26-90 34-50 30-16C28 12 14 40 8 58H-8C-14 40-28 12-30-16C-34-50-26-90 0-100z', stripe) +
    shape('M0-100C52-100 70-60 66-24C62 8 26 40 14 58H8C22 30 48 4 48-30C48-62 30-92 0-100z', dark, 0.35) +
    line('M-12 58L-22 92M12 58L22 92', dark, 2.5) +
    at(0, 108, 0.85, letter(mood))
  )
}

/** A cat asleep, curled, about 150 wide; it lies on y = 0. */
function cat({ cat: [fur, shade, ink], heart: blush }: Mood): string {
  return (
    shape('M-60 0Q-86-4-78-30Q-66-60-24-62Q40-70 66-34Q86 0 56 0z', fur) +
    shape('M-60 0Q-80-3-79-22Q-40-6 74-12Q74 0 56 0z', shade, 0.7) +
    line('M58-6Q92-6 84-34', fur, 13) +
    line('M84-34l-1-6', shade, 13) +
    shape('M-66-44L-72-78L-44-64zM-18-66L8-82L8-48z', fur) +
    shape('M-63-52L-66-70L-52-62zM-8-64L4-72L4-56z', blush, 0.55) +
    oval(-32, -42, 42, 30, fur) +
    line('M-56-42q7 6 14 0M-24-42q7 6 14 0', ink, 2.6) +
    shape('M-37-34h8l-4 5z', ink) +
    line('M-33-29q-4 5-9 2M-33-29q4 5 9 2', ink, 1.8) +
    oval(-54, -32, 7, 4, blush, 0.45) +
    oval(-12, -32, 7, 4, blush, 0.45) +
    line('M-66-36l-16-3M-66-30l-15 3M0-36l15-3M0-30l14 3', ink, 1.3, 0.45) +
    line('M-20-4q10 5 24 1', shade, 4)
  )
}

const rainbow = ([outer, middle, inner]: Mood['arc'], x: number, y: number, size: number) =>
  [outer, middle, inner]
    .map((color, index) => {
      const r = size - index * size * 0.09
      return `<path d="M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0" fill="none" stroke="${color}" stroke-width="${(size * 0.09).toFixed(0)}"/>`
    })
    .join('')

function login(mood: Mood): string {
  const { sky, hill, star: gold } = mood
  return picture(
    960,
    1080,
    'xMidYMid slice',
    `<defs>${down('s', `0 ${sky[0]}`, `.6 ${sky[1]}`, `1 ${sky[2]}`)}${glow('g', `0 ${gold} .8`, `1 ${gold} 0`)}
    <clipPath id="k"><circle cx="720" cy="190" r="58"/></clipPath></defs>
    ${band(960, 0, 1080, 'url(#s)')}
    ${disc(720, 190, 190, 'url(#g)', 0.8)}
    ${mood.night ? `<g clip-path="url(#k)">${disc(720, 190, 58, gold)}${disc(752, 172, 50, sky[1])}</g>` : disc(720, 190, 58, gold)}
    <g opacity="${mood.night ? 0.55 : 0.8}">${rainbow(mood.arc, 300, 800, 470)}</g>
    ${at(40, 210, 1.3, cloud(mood))}${at(560, 330, 1.5, cloud(mood))}${at(780, 60, 0.9, cloud(mood))}
    ${at(-70, 520, 1.4, cloud(mood))}${at(330, 90, 0.8, cloud(mood))}
    ${at(420, 400, 1.7, balloon(mood))}${at(170, 430, 0.7, balloon({ ...mood, balloon: [mood.arc[2], mood.balloon[1], mood.arc[1]] }))}
    ${at(760, 560, 0.55, balloon({ ...mood, balloon: [mood.arc[1], mood.balloon[1], mood.arc[0]] }))}
    ${[
      [110, 130, 1],
      [250, 330, 0.7],
      [620, 120, 0.8],
      [880, 300, 1],
      [560, 560, 0.7],
      [900, 640, 0.8],
    ]
      .map(([x = 0, y = 0, s = 1]) => at(x, y, s, shape(star, gold)))
      .join('')}
    ${shape('M0 800Q120 700 260 770T560 740T820 780T960 730V1080H0z', hill[0])}
    ${shape('M0 880Q180 780 380 860T760 840T960 850V1080H0z', hill[1])}
    ${at(800, 770, 1.5, cloud(mood))}${at(-60, 800, 1.2, cloud(mood))}
    ${shape('M0 980Q240 880 500 950T960 930V1080H0z', hill[2])}
    ${at(244, 950, 1.6, letter(mood), -7)}${at(352, 956, 1.6, letter(mood), 6)}${at(300, 906, 1.9, letter(mood), -2)}
    ${at(306, 872, 1.35, cat(mood))}
    ${at(190, 780, 1, shape(heart, mood.heart, 0.9))}${at(164, 744, 0.7, shape(heart, mood.heart, 0.7), -12)}${at(190, 716, 0.5, shape(heart, mood.heart, 0.5), 10)}
    ${[
      [620, 1000, 1.2],
      [700, 1030, 0.8],
      [860, 990, 1],
      [80, 1030, 1],
      [480, 1040, 0.9],
    ]
      .map(([x = 0, y = 0, s = 1]) => at(x, y, s, shape(heart, sky[2], 0.55)))
      .join('')}`,
  )
}

function banner(mood: Mood): string {
  const { sky, hill, star: gold } = mood
  return picture(
    1200,
    240,
    'xMaxYMid slice',
    `<defs>${down('s', `0 ${sky[0]}`, `1 ${sky[2]}`)}</defs>${band(1200, 0, 240, 'url(#s)')}
    <g opacity="${mood.night ? 0.5 : 0.75}">${rainbow(mood.arc, 820, 230, 190)}</g>
    ${at(480, 40, 0.6, cloud(mood))}${at(200, 70, 0.5, cloud(mood))}${at(1040, 30, 0.7, cloud(mood))}
    ${at(680, 100, 0.62, balloon(mood))}${at(560, 110, 0.34, balloon({ ...mood, balloon: [mood.arc[2], mood.balloon[1], mood.arc[1]] }))}
    ${[
      [380, 50, 0.8],
      [620, 36, 0.6],
      [880, 40, 0.8],
      [1000, 90, 0.6],
      [90, 60, 0.6],
    ]
      .map(([x = 0, y = 0, s = 1]) => at(x, y, s, shape(star, gold)))
      .join('')}
    ${shape('M0 200Q160 150 340 186T720 180T1200 160V240H0z', hill[0])}${shape('M0 226Q260 180 560 214T1200 196V240H0z', hill[1])}
    ${at(922, 218, 1, letter(mood), -4)}${at(996, 220, 1, letter(mood), 6)}${at(960, 202, 0.85, cat(mood))}
    ${at(890, 140, 0.7, shape(heart, mood.heart, 0.85))}${at(872, 116, 0.5, shape(heart, mood.heart, 0.6), -12)}`,
  )
}

/** The cat has nothing to guard, so it sleeps on its letter. */
function empty(mood: Mood): string {
  return picture(
    240,
    180,
    'xMidYMid meet',
    `<defs>${glow('g', `0 ${mood.sky[1]}`, `.7 ${mood.sky[1]} .6`, `1 ${mood.sky[1]} 0`)}</defs>
    ${oval(120, 100, 112, 74, 'url(#g)', mood.night ? 0.6 : 0.9)}
    ${at(10, 34, 0.36, cloud(mood))}${at(168, 22, 0.34, cloud(mood))}
    ${oval(120, 168, 92, 8, mood.hill[1], 0.5)}
    ${at(118, 130, 1.75, letter(mood), -2)}
    ${at(122, 100, 0.82, cat(mood))}
    ${at(48, 66, 0.62, shape(heart, mood.heart, 0.9))}${at(34, 48, 0.42, shape(heart, mood.heart, 0.65), -12)}
    ${at(206, 92, 0.6, shape(star, mood.night ? mood.star : mood.arc[1]))}${at(150, 28, 0.45, shape(star, mood.night ? mood.star : mood.arc[1]))}
    ${dots(mood.heart, 0.4, '26 96 2', '214 116 2.4', '182 46 1.8')}`,
  )
}

function rail(mood: Mood): string {
  const [far, near, warm] = mood.rail
  const quiet: Mood = { ...mood, cloud: [near, far] }
  return picture(
    56,
    320,
    'xMidYMax slice',
    `<defs>${down('f', `0 ${far} 0`, `1 ${far}`)}</defs>${band(56, 80, 240, 'url(#f)')}
    ${at(-14, 178, 0.3, cloud(quiet))}${at(26, 206, 0.24, cloud(quiet))}
    ${at(16, 160, 0.4, shape(heart, warm, 0.7), -8)}${at(42, 186, 0.3, shape(star, warm, 0.6))}
    ${shape('M0 262Q16 244 32 258T56 250V320H0z', near, 0.6)}
    ${at(26, 272, 0.26, cat({ ...mood, cat: [mood.cloud[0], mood.cat[1], mood.cat[2]] }))}
    ${shape('M0 280Q20 264 38 276T56 270V320H0z', near)}
    ${at(14, 298, 0.4, shape(heart, warm, 0.55))}${at(42, 304, 0.3, shape(heart, warm, 0.45), 10)}`,
  )
}

/** The drawings by day and by night. */
export const artwork: SkinArtwork = { light: draw(noon), dark: draw(bedtime) }
