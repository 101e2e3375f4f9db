// What somebody who installs one of our packages really gets.
import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * A package as it would be published.
 *
 * @typedef {{ name: string, folder: string, tarball: string, files: string[], manifest: Record<string, unknown>, unpacked: string }} Packed
 */

/**
 * Packs one package and looks into the tarball.
 *
 * @param {string} folder the package
 * @param {string} target where the tarball goes
 * @returns {Promise<Packed>} its files have names relative to the package
 */
export async function packPackage(folder, target) {
  const { stdout } = await execute('pnpm', ['pack', '--json', '--pack-destination', target], { cwd: folder })
  const { filename } = JSON.parse(stdout)
  const unpacked = join(target, 'unpacked', folder.split('/').at(-1))
  await mkdir(unpacked, { recursive: true })
  await execute('tar', ['-xzf', filename, '-C', unpacked, '--strip-components=1'])
  const { stdout: list } = await execute('tar', ['-tzf', filename])
  const files = list
    .trim()
    .split('\n')
    .map((name) => name.replace(/^package\//, ''))
  const manifest = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8'))
  return { name: manifest.name, folder, tarball: filename, files, manifest, unpacked }
}

/**
 * What must not leave the repository with a package.
 *
 * @param {Packed} packed the package
 * @returns {Promise<string[]>} faults in sentences
 */
export async function leftovers({ files, manifest, unpacked }) {
  const faults = files
    .filter((name) => /^(src|etc|node_modules)\/|\.(test|stories)\.|tsup\.config|\.tsbuildinfo$/.test(name))
    .map((name) => `${name} is packed but belongs to the repository`)
  const text = JSON.stringify(manifest)
  if (text.includes('@mailroom/source'))
    faults.push('the packed exports still lead to the source (@mailroom/source)')
  if (/"\.\/src\//.test(text)) faults.push('the packed package.json mentions src/')
  if (text.includes('workspace:')) faults.push('the packed package.json depends on the workspace')
  for (const need of ['README.md', 'LICENSE']) if (!files.includes(need)) faults.push(`${need} is not packed`)
  for (const name of files.filter((each) => /\.(js|css|ts)$/.test(each))) {
    const content = await readFile(join(unpacked, name), 'utf8')
    if (/@mailroom\/[\w-]+\/src\/|sourceMappingURL/.test(content))
      faults.push(`${name} points into the source`)
  }
  const shown = faults.slice(0, 5)
  return faults.length > shown.length ? [...shown, `and ${faults.length - shown.length} more`] : shown
}
