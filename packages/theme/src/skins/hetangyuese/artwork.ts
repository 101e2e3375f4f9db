import type { ArtworkSet, SkinArtwork } from '../Skin'
import { at, band, disc, dots, down, flat, glow, line, oval, picture, shape } from '../drawing'

// Lotus pond by moonlight: by night ink and jade under a full moon, by day the mist before sunrise.

interface Hour {
  sky: [top: string, middle: string, low: string]
  moon: string
  halo: string
  hill: [far: string, near: string]
  mist: string
  water: [far: string, near: string]
  leaf: [light: string, middle: string, dark: string]
  vein: string
  petal: [light: string, middle: string, deep: string]
  heart: string
  spark: string
  rail: [ground: string, leaf: string, vein: string]
  night: boolean
}

const dawn: Hour = {
  sky: ['#b9d8d3', '#d9e9e2', '#f6f1e6'],
  moon: '#fffdf4',
  halo: '#ffffff',
  hill: ['#bcd6cf', '#93bab2'],
  mist: '#f4f8f3',
  water: ['#d2e5df', '#6ea39b'],
  leaf: ['#86c1a0', '#4d957c', '#2a6a60'],
  vein: '#d6efdf',
  petal: ['#fffafa', '#f9c9d6', '#e58aa8'],
  heart: '#f2cf6b',
  spark: '#ffffff',
  rail: ['#225a55', '#327a6d', '#7fbfa8'],
  night: false,
}

const midnight: Hour = {
  sky: ['#040b12', '#0a1f28', '#17414a'],
  moon: '#fbf6df',
  halo: '#cfe9dc',
  hill: ['#123038', '#0c232b'],
  mist: '#6ea8a2',
  water: ['#1b4a50', '#05141a'],
  leaf: ['#2f7561', '#1b5248', '#0d3432'],
  vein: '#6fb598',
  petal: ['#fff0f3', '#eeb0c4', '#b5597f'],
  heart: '#e7c25a',
  spark: '#f4eeb0',
  rail: ['#0e2a2d', '#174241', '#4a8f7c'],
  night: true,
}

function draw(hour: Hour): ArtworkSet {
  return { rail: rail(hour), login: login(hour), banner: banner(hour), empty: empty(hour) }
}

/** A leaf lying on the water, seen from the side; about 200 wide. */
function leaf({ leaf: [light, middle, dark], vein }: Hour): string {
  return (
    oval(4, 9, 100, 31, dark, 0.55) +
    shape('M0 2L-34-28A100 31 0 1 0 30-29.500z', middle) +
    shape('M0 2L-34-28A100 31 0 0 0-96 8Q-40 18 0 2z', light, 0.75) +
    line('M0 2L-92 4M0 2L-64 22M0 2L-8 31M0 2L56 25M0 2L97 4M0 2L76-17M0 2L-76-17', vein, 1.6, 0.5)
  )
}

/** A leaf on its stem, like an umbrella; about 150 wide. */
function umbrella({ leaf: [light, middle, dark], vein }: Hour, stem: number): string {
  return (
    line(`M0 0Q10 ${stem / 2} 2 ${stem}`, dark, 5) +
    shape('M-76 6Q-60-34 0-38T76 2Q60 18 34 8Q16 24-6 10Q-34 26-76 6z', middle) +
    shape('M-76 6Q-60-34 0-38Q-14-14-6 10Q-34 26-76 6z', light, 0.7) +
    line('M-2-30Q-30-22-62 2M-2-30Q-14-8-8 8M-2-30Q22-14 34 6M-2-30Q40-22 66 2', vein, 1.6, 0.5)
  )
}

/** An open flower, about 120 wide, standing on its own middle. */
function flower({ petal: [light, middle, deep], heart }: Hour): string {
  const side = 'M0 0Q-44-10-60-44Q-24-46 0 0z'
  const wide = 'M0 0Q-34-26-36-70Q-6-50 0 0z'
  const tall = 'M0 0Q-26-40 0-88Q26-40 0 0z'
  const mirror = (d: string, fill: string) =>
    shape(d, fill) + `<g transform="scale(-1 1)">${shape(d, fill)}</g>`
  return (
    mirror('M0 2Q-50 8-74-14Q-36-28 0 2z', deep) +
    shape(tall, 'url(#pd)') +
    mirror(wide, 'url(#pm)') +
    shape('M-15-30Q0-42 15-30L11-14H-11z', heart) +
    mirror(side, 'url(#pl)') +
    shape('M0 4Q-24-14-20-48Q-2-34 0 4z', 'url(#pl)') +
    shape('M0 4Q24-14 20-48Q2-34 0 4z', 'url(#pl)') +
    shape('M0 6Q-12-12 0-36Q12-12 0 6z', light) +
    line('M0-80V-50M-31-62L-18-40M31-62L18-40', middle, 1.2, 0.6)
  )
}

function bud({ leaf: [, , dark] }: Hour, stem: number): string {
  return (
    line(`M0 0Q-8 ${stem / 2} 0 ${stem}`, dark, 4) +
    shape('M0 6Q-26-14 0-64Q26-14 0 6z', 'url(#pm)') +
    shape('M0 6Q-24-8-14-40Q2-22 0 6z', 'url(#pl)') +
    shape('M0 6Q-14 2-14-10Q-4-6 0 6Q4-6 14-10Q14 2 0 6z', dark)
  )
}

const petals = ({ petal: [light, middle, deep] }: Hour) =>
  down('pl', `0 ${middle}`, `.75 ${light}`) +
  down('pm', `0 ${deep}`, `.8 ${light}`) +
  down('pd', `0 ${deep}`, `1 ${middle}`)

const rings = (x: number, y: number, color: string) =>
  [1, 1.7, 2.5]
    .map(
      (size) =>
        `<ellipse cx="${x}" cy="${y}" rx="${60 * size}" ry="${10 * size}" fill="none" stroke="${color}" stroke-width="1.5" opacity="${(0.4 / size).toFixed(2)}"/>`,
    )
    .join('')

function hills({ hill }: Hour, horizon: number): string {
  const y = (up: number) => horizon - up
  return (
    shape(`M0 ${y(60)}Q160 ${y(160)} 300 ${y(90)}T620 ${y(110)}T960 ${y(76)}V${horizon}H0z`, hill[0]) +
    shape(
      `M0 ${y(20)}Q140 ${y(84)} 280 ${y(36)}T560 ${y(30)}T800 ${y(58)}T960 ${y(30)}V${horizon}H0z`,
      hill[1],
    )
  )
}

function login(hour: Hour): string {
  const { sky, water, halo, moon, mist, spark } = hour
  const horizon = 500
  return picture(
    960,
    1080,
    'xMidYMid slice',
    `<defs>${down('s', `0 ${sky[0]}`, `.65 ${sky[1]}`, `1 ${sky[2]}`)}${down('w', `0 ${water[0]}`, `1 ${water[1]}`)}
    ${glow('g', `0 ${halo} .75`, `.3 ${halo} .28`, `1 ${halo} 0`)}${petals(hour)}
    ${down('m', `0 ${mist} 0`, `.5 ${mist} ${hour.night ? 0.25 : 0.85}`, `1 ${mist} 0`)}
    ${glow('r', `0 ${moon} .7`, `1 ${moon} 0`)}</defs>
    ${band(960, 0, horizon, 'url(#s)')}
    ${hour.night ? dots('#ffffff', 0.7, '120 90 1.4', '230 220 1.1', '90 330 1.2', '410 80 1.3', '520 190 1', '860 90 1.4', '800 300 1.1', '330 320 1', '900 220 1.2') : ''}
    ${disc(640, 240, 300, 'url(#g)')}${disc(640, 240, 92, moon)}
    ${disc(612, 216, 14, halo, 0.35)}${disc(668, 262, 20, halo, 0.3)}${disc(640, 292, 9, halo, 0.3)}
    ${hills(hour, horizon)}${band(960, 400, 190, 'url(#m)')}${band(960, horizon, 580, 'url(#w)')}
    ${oval(640, 650, 150, 170, 'url(#r)', 0.45)}
    ${line('M560 560h120M590 590h150M540 622h90M660 622h90M572 660h160M600 704h70M560 752h130M620 806h80', moon, 4, 0.5)}
    ${rings(640, 700, moon)}${rings(250, 860, moon)}
    ${band(960, 470, 110, 'url(#m)')}
    <g opacity=".8">${at(120, 560, 0.45, leaf(hour))}${at(240, 582, 0.5, leaf(hour))}${at(420, 566, 0.4, leaf(hour))}
    ${at(820, 574, 0.5, leaf(hour))}${at(900, 600, 0.55, leaf(hour))}${at(300, 562, 0.34, flower(hour))}</g>
    ${at(150, 690, 0.8, leaf(hour))}${at(330, 730, 0.72, leaf(hour))}${at(850, 720, 0.9, leaf(hour))}
    ${at(220, 668, 0.7, flower(hour))}${at(790, 560, 0.85, bud(hour, 190))}
    ${at(560, 880, 1.1, leaf(hour))}${at(890, 640, 1.15, umbrella(hour, 420))}
    ${at(120, 760, 1.5, umbrella(hour, 400))}${at(330, 980, 1.6, leaf(hour))}${at(800, 1000, 1.7, leaf(hour))}
    ${at(668, 872, 1.45, line('M0 0Q10 110 0 210', hour.leaf[2], 5) + flower(hour))}
    ${at(300, 800, 1.1, bud(hour, 260))}${at(30, 1010, 1.5, leaf(hour))}
    ${dots(spark, hour.night ? 0.9 : 0.7, '470 640 3', '520 760 2.4', '420 840 3.2', '740 690 2.2', '250 620 2.2', '590 990 2.6', '60 660 2.4', '900 880 2.6')}
    ${hour.night ? dots(spark, 0.16, '470 640 12', '420 840 13', '740 690 9', '590 990 10') : ''}`,
  )
}

function banner(hour: Hour): string {
  const { sky, water, halo, moon, mist } = hour
  return picture(
    1200,
    240,
    'xMaxYMid slice',
    `<defs>${down('s', `0 ${sky[0]}`, `1 ${sky[2]}`)}${down('w', `0 ${water[0]}`, `1 ${water[1]}`)}${petals(hour)}
    ${glow('g', `0 ${halo} .8`, `1 ${halo} 0`)}
    ${down('m', `0 ${mist} 0`, `.5 ${mist} ${hour.night ? 0.22 : 0.8}`, `1 ${mist} 0`)}</defs>
    ${band(1200, 0, 140, 'url(#s)')}${disc(900, 46, 130, 'url(#g)')}${disc(900, 46, 32, moon)}
    ${flat(140, 1.25, 0.5, hills(hour, 140))}${band(1200, 96, 60, 'url(#m)')}${band(1200, 140, 100, 'url(#w)')}
    ${line('M870 156h60M850 170h44M908 170h46M880 186h70M892 204h40', moon, 3, 0.5)}
    ${rings(560, 196, moon)}
    ${at(640, 176, 0.5, leaf(hour))}${at(730, 196, 0.62, leaf(hour))}${at(1010, 186, 0.6, leaf(hour))}
    ${at(690, 172, 0.5, flower(hour))}${at(1100, 150, 0.8, umbrella(hour, 120))}
    ${at(1040, 140, 0.62, bud(hour, 110))}${at(1160, 214, 0.9, leaf(hour))}${at(980, 216, 0.5, flower(hour))}
    ${at(380, 180, 0.36, leaf(hour))}${at(160, 190, 0.42, leaf(hour))}${at(180, 186, 0.3, flower(hour))}`,
  )
}

/** One flower, one leaf, one ring on the water. */
function empty(hour: Hour): string {
  const { halo, moon, water } = hour
  return picture(
    240,
    180,
    'xMidYMid meet',
    `<defs>${petals(hour)}${glow('g', `0 ${hour.night ? halo : '#f2e6c2'} .6`, `1 ${halo} 0`)}
    ${glow('w', `0 ${water[0]}`, `.7 ${water[0]} .6`, `1 ${water[0]} 0`)}</defs>
    ${disc(120, 66, 64, 'url(#g)')}${disc(120, 62, 34, hour.night ? moon : '#fbf3da')}
    ${oval(120, 146, 116, 24, 'url(#w)')}
    ${at(66, 146, 0.48, leaf(hour))}${at(178, 150, 0.42, leaf(hour))}
    ${at(172, 96, 0.5, bud(hour, 100))}
    ${at(116, 140, 0.92, flower(hour))}
    ${line('M92 162h56M104 169h34', hour.night ? moon : hour.leaf[2], 1.6, 0.35)}`,
  )
}

function rail(hour: Hour): string {
  const [ground, middle, vein] = hour.rail
  const quiet: Hour = { ...hour, leaf: [middle, middle, ground], vein }
  return picture(
    56,
    320,
    'xMidYMax slice',
    `<defs>${down('f', `0 ${ground} 0`, `1 ${ground}`)}${petals({ ...hour, petal: [hour.petal[1], hour.petal[2], hour.petal[2]] })}</defs>
    ${band(56, 60, 260, 'url(#f)')}
    <g opacity=".85">${at(38, 216, 0.42, umbrella(quiet, 240))}${at(10, 254, 0.5, umbrella(quiet, 140))}
    ${at(24, 214, 0.3, bud(quiet, 360))}${at(46, 284, 0.36, leaf(quiet))}${at(12, 306, 0.4, leaf(quiet))}</g>
    ${at(34, 296, 0.26, flower(quiet))}`,
  )
}

/** The drawings by day and by night. */
export const artwork: SkinArtwork = { light: draw(dawn), dark: draw(midnight) }
