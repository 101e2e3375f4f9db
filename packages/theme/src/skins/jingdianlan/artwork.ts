import type { ArtworkSet, SkinArtwork } from '../Skin'
import { across, at, band, disc, dots, down, flat, glow, line, oval, picture, shape, swell } from '../drawing'

// Classic blue: a lake under a wide sky, one sail on it. By day the sun is high, by night the moon.

interface Weather {
  sky: [top: string, middle: string, low: string]
  light: string
  halo: string
  far: string
  middle: string
  near: string
  water: [far: string, middle: string, near: string]
  wave: string
  foam: string
  cloud: string
  sail: [front: string, back: string]
  hull: string
  rail: [high: string, low: string, foam: string]
  night: boolean
}

const day: Weather = {
  sky: ['#5b9be6', '#a5cdf6', '#e9f4fd'],
  light: '#fffdf2',
  halo: '#fff6d6',
  far: '#b4d2f0',
  middle: '#83b1e2',
  near: '#5a8fcc',
  water: ['#a9d0f3', '#4e8fd6', '#1a4f9c'],
  wave: '#2c6cbd',
  foam: '#f4faff',
  cloud: '#ffffff',
  sail: ['#ffffff', '#dbe9f8'],
  hull: '#17386b',
  rail: ['#1f5498', '#2f74c4', '#8fc0f2'],
  night: false,
}

const night: Weather = {
  sky: ['#060d1a', '#0f2443', '#25497c'],
  light: '#f3f6ff',
  halo: '#8fb4ee',
  far: '#1f3d69',
  middle: '#183155',
  near: '#112443',
  water: ['#254b80', '#12305c', '#07142a'],
  wave: '#0f2b54',
  foam: '#a9c8f2',
  cloud: '#5c7fb3',
  sail: ['#cddcf2', '#8fabd2'],
  hull: '#050b16',
  rail: ['#10294c', '#173a6b', '#4a7fc0'],
  night: true,
}

function draw(weather: Weather): ArtworkSet {
  return { rail: rail(weather), login: login(weather), banner: banner(weather), empty: empty(weather) }
}

const cloud = (color: string) =>
  shape('M10 40a26 26 0 0 1 30-24a34 34 0 0 1 62-4a24 24 0 0 1 34 14a18 18 0 0 1 20 16q-74 8-146-2z', color)

const gull = 'M0 0q7-8 13-1q6-7 13 1'

function boat({ sail, hull }: Weather): string {
  return (
    shape('M4-6Q16-60 8-104Q52-60 58-8z', sail[0]) +
    shape('M0-6Q2-60 4-96Q-30-46-40-8z', sail[1]) +
    line('M4-108V2', hull, 2.5) +
    shape('M-48 0H66Q58 20 34 20H-26Q-42 18-48 0z', hull) +
    shape('M8-104q10 1 16 6q-8 2-16 2z', '#e2574c')
  )
}

function glitter(weather: Weather, x: number, top: number, rows: number): string {
  let d = ''
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * 13 + row * row * 0.7
    const half = 16 + row * 7 + (row % 3) * 9
    const shift = ((row * 37) % 23) - 11
    d += `M${x - half + shift} ${y.toFixed(0)}h${half * 0.9}m${half * 0.3} 0h${half * 0.7}`
  }
  return line(d, weather.light, 3, weather.night ? 0.35 : 0.7)
}

const stars = (opacity: number) =>
  dots(
    '#ffffff',
    opacity,
    '80 90 1.6',
    '190 210 1.2',
    '300 60 1.8',
    '420 160 1.2',
    '520 70 1.5',
    '610 230 1.1',
    '130 330 1.3',
    '770 110 1.6',
    '850 240 1.3',
    '900 60 1.2',
    '360 290 1.1',
    '240 140 1',
    '700 40 1.1',
    '40 230 1.1',
  )

function shores({ far, middle, near }: Weather, horizon: number): string {
  const y = (up: number) => horizon - up
  return (
    shape(
      `M0 ${y(70)}Q120 ${y(150)} 250 ${y(96)}T500 ${y(84)}T760 ${y(120)}T960 ${y(70)}V${horizon}H0z`,
      far,
    ) +
    shape(`M0 ${y(30)}Q90 ${y(96)} 210 ${y(58)}T430 ${y(26)}T640 ${y(40)}V${horizon}H0z`, middle, 0.9) +
    shape(`M560 ${horizon}Q680 ${y(70)} 800 ${y(52)}T960 ${y(88)}V${horizon}z`, middle, 0.9) +
    shape(`M0 ${y(10)}Q70 ${y(44)} 160 ${y(18)}T320 ${horizon}H0z`, near) +
    shape(`M740 ${horizon}Q840 ${y(34)} 960 ${y(30)}V${horizon}z`, near)
  )
}

function login(weather: Weather): string {
  const { sky, water, halo, light, wave, foam, near } = weather
  const horizon = 560
  return picture(
    960,
    1080,
    'xMidYMid slice',
    `<defs>${down('s', `0 ${sky[0]}`, `.6 ${sky[1]}`, `1 ${sky[2]}`)}
    ${down('w', `0 ${water[0]}`, `.35 ${water[1]}`, `1 ${water[2]}`)}
    ${glow('g', `0 ${halo} .9`, `.35 ${halo} .35`, `1 ${halo} 0`)}
    ${down('m', `0 ${sky[2]} 0`, `1 ${sky[2]} .85`)}</defs>
    ${band(960, 0, horizon, 'url(#s)')}
    ${weather.night ? stars(0.8) : ''}
    ${disc(640, 300, 260, 'url(#g)')}${disc(640, 300, weather.night ? 46 : 54, light)}
    <g opacity="${weather.night ? 0.35 : 0.9}">${at(90, 150, 1.5, cloud(weather.cloud))}
    ${at(690, 120, 1.05, cloud(weather.cloud))}${at(380, 330, 0.8, cloud(weather.cloud))}
    ${at(-60, 330, 1.1, cloud(weather.cloud))}</g>
    ${shores(weather, horizon)}
    ${band(960, horizon - 90, 90, 'url(#m)')}
    ${band(960, horizon, 520, 'url(#w)')}
    ${glitter(weather, 640, horizon + 12, 17)}
    ${shape(swell(960, 700, 12, 240, 1080), wave, 0.16)}
    ${oval(330, 742, 96, 9, near, 0.5)}${at(320, 728, 1.7, boat(weather))}
    ${shape('M272 764h110l-22 60q-14 26-22 4q-10 34-26 6z', weather.sail[0], 0.16)}
    ${shape(swell(1120, 800, 18, 280, 1080), wave, 0.28)}
    ${line('M40 818q34-12 70 0M420 846q40-14 84 0M700 824q30-10 64 0', foam, 3, 0.5)}
    ${shape(swell(1200, 890, 24, 400, 1080), wave, 0.45)}
    ${line('M120 906q50-16 100 0M560 890q46-16 96 0M820 914q40-14 84 0', foam, 3.5, 0.45)}
    ${shape(swell(1440, 985, 28, 480, 1080), water[2], 0.7)}
    ${at(180, 380, 1.4, line(gull, near, 2.4, 0.8))}${at(250, 350, 1, line(gull, near, 2.4, 0.7))}
    ${at(480, 420, 0.8, line(gull, near, 2.6, 0.6))}`,
  )
}

function banner(weather: Weather): string {
  const { sky, water, halo, light, wave, foam } = weather
  return picture(
    1200,
    240,
    'xMaxYMid slice',
    `<defs>${down('s', `0 ${sky[0]}`, `1 ${sky[2]}`)}${down('w', `0 ${water[0]}`, `1 ${water[1]}`)}
    ${glow('g', `0 ${halo} .9`, `1 ${halo} 0`)}</defs>
    ${band(1200, 0, 150, 'url(#s)')}${disc(930, 66, 120, 'url(#g)')}${disc(930, 66, 26, light)}
    <g opacity="${weather.night ? 0.3 : 0.85}">${at(420, 20, 0.7, cloud(weather.cloud))}
    ${at(640, 52, 0.5, cloud(weather.cloud))}${at(1040, 34, 0.6, cloud(weather.cloud))}</g>
    ${flat(150, 1.25, 0.42, shores(weather, 150))}
    ${band(1200, 150, 90, 'url(#w)')}${at(930, 0, 0.5, glitter(weather, 0, 312, 9))}
    ${at(760, 172, 0.62, boat(weather))}
    ${shape(swell(1200, 190, 9, 240, 240), wave, 0.25)}${shape(swell(1280, 214, 11, 320, 240), wave, 0.4)}
    ${line('M90 196q30-8 60 0M470 208q30-9 62 0M980 200q26-8 56 0', foam, 2.5, 0.55)}
    ${at(560, 60, 0.8, line(gull, weather.near, 2.4, 0.7))}${at(600, 44, 0.6, line(gull, weather.near, 2.6, 0.6))}`,
  )
}

/** A paper boat on still water: nothing here, and no hurry. */
function empty(weather: Weather): string {
  const { water, sail, foam, sky, halo, light } = weather
  return picture(
    240,
    180,
    'xMidYMid meet',
    `<defs>${glow('g', `0 ${halo} .7`, `1 ${halo} 0`)}${down('p', `0 ${sail[0]}`, `1 ${sail[1]}`)}
    ${across('w', `0 ${water[0]} 0`, `.2 ${water[0]}`, `.8 ${water[0]}`, `1 ${water[0]} 0`)}</defs>
    ${disc(168, 50, 44, 'url(#g)')}${disc(168, 50, 15, weather.night ? light : '#ffd98a')}
    ${at(26, 34, 0.42, cloud(weather.night ? weather.cloud : sky[2]))}
    ${at(150, 66, 0.3, cloud(weather.night ? weather.cloud : sky[2]))}
    ${oval(120, 138, 112, 19, 'url(#w)', weather.night ? 0.9 : 0.75)}
    ${shape('M92 128L120 62L150 128z', 'url(#p)')}${shape('M120 62L150 128L121 128z', sail[1])}
    ${shape('M64 108L92 128H150L178 108L164 142H80z', sail[0])}
    ${shape('M92 128H150L178 108L164 142H120z', water[1], 0.32)}
    ${line('M64 108L92 128H150L178 108L164 142H80zM92 128L120 62L150 128', water[2], 1.4, weather.night ? 0.6 : 0.45)}
    ${line('M48 150q12-5 24 0M96 156q14-6 28 0M160 149q12-5 24 0M66 138h-22M196 140h-14', foam, 2, 0.9)}`,
  )
}

function rail(weather: Weather): string {
  const [high, low, foam] = weather.rail
  return picture(
    56,
    320,
    'xMidYMax slice',
    `<defs>${down('f', `0 ${high} 0`, `1 ${high}`)}</defs>
    ${band(56, 60, 260, 'url(#f)')}
    ${shape('M0 196Q14 176 28 190T56 182V320H0z', low, 0.35)}
    ${shape(swell(112, 222, 9, 56, 320), low, 0.45)}${at(30, 228, 0.2, boat({ ...weather, sail: [foam, foam] }))}
    ${shape(swell(112, 246, 8, 74, 320), high, 0.9)}${shape(swell(140, 270, 9, 56, 320), low, 0.5)}
    ${shape(swell(112, 294, 8, 84, 320), high, 0.9)}
    ${line('M6 252q5-3 10 0M34 276q6-3 12 0M8 300q6-3 12 0', foam, 1.4, 0.5)}`,
  )
}

/** The drawings by day and by night. */
export const artwork: SkinArtwork = { light: draw(day), dark: draw(night) }
