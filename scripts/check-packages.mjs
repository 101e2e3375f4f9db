// What integrators get: every package packed and looked into, its types, its public surface, and a page outside the
// repository that installs all of them. `--write` renews the API reports, `--built` trusts the dist folders that are
// there, names check only those packages and leave the page outside out.
import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { apiReport } from './packages/apiReport.mjs'
import { outsideProject } from './packages/outsideProject.mjs'
import { leftovers, packPackage } from './packages/packPackage.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const all = (await readdir(join(root, 'packages'))).toSorted()
const names = positionals.length > 0 ? positionals : all

const sum = { passed: 0, failed: 0 }
/** Notes one fact: right when there is no fault. */
function note(title, fault) {
  if (fault) sum.failed += 1
  else sum.passed += 1
  console.log(`${fault ? 'FAILED' : 'ok    '} ${title}${fault ? `: ${fault}` : ''}`)
}

/** Runs a tool that is content when it ends with 0. */
async function fault(command, args) {
  try {
    await promisify(execFile)(command, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } })
    return undefined
  } catch (error) {
    return `\n${error.stdout}${error.stderr}`.trimEnd()
  }
}

if (!values.built) {
  const filters = names.flatMap((name) => ['--filter', `@mailroom/${name}...`])
  const { status } = spawnSync('pnpm', [...filters, 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  note('build', status === 0 ? undefined : `ended with ${status}`)
}

const temporary = await mkdtemp(join(tmpdir(), 'mailroom-packages-'))
try {
  const packed = []
  for (const name of names) {
    const folder = join(root, 'packages', name)
    const target = join(temporary, name)
    await mkdir(target)
    const one = await packPackage(folder, target).catch((error) =>
      note(`${name} can be packed`, error.message),
    )
    if (!one) continue
    packed.push(one)
    const left = await leftovers(one)
    note(`${name} packs what it should`, left.join('; '))
    note(`${name} publint`, await fault(bin('publint'), ['run', one.tarball, '--strict']))
    const attw = [
      '--profile',
      'esm-only',
      '--no-emoji',
      '--exclude-entrypoints',
      './styles.css',
      './package.json',
    ]
    note(`${name} types`, await fault(bin('attw'), [one.tarball, ...attw]))
    const report = apiReport(folder, { temporary: target, write: values.write })
    note(`${name} public surface`, await report.catch((error) => error.message))
  }
  if (positionals.length === 0) {
    const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const { swr, i18next, vite } = devDependencies
    const others = { swr, i18next, vite }
    for (const react of ['18.3.1', devDependencies.react]) {
      const folder = join(temporary, `outside-${react}`)
      note(`a page outside with React ${react}`, await outsideProject(packed, { folder, react, others }))
    }
  }
} finally {
  await rm(temporary, { recursive: true, force: true })
}
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed > 0 ? 1 : 0
