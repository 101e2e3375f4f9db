// The public surface of a package in one file, so that a review sees a promise move.
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'

const quiet = { logLevel: ExtractorLogLevel.None }

/**
 * Compares `etc/<name>.api.md` with what the built types say, or writes it.
 *
 * @param {string} folder the built package
 * @param {{ temporary: string, write: boolean }} options a folder for the new report; whether it replaces the old one
 * @returns {Promise<string | undefined>} what is wrong, with the lines that differ
 */
export async function apiReport(folder, { temporary, write }) {
  const name = folder.split('/').at(-1)
  const file = `${name}.api.md`
  const reportFolder = join(folder, 'etc')
  await mkdir(reportFolder, { recursive: true })
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, 'dist/index.d.ts'),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2023',
            module: 'ESNext',
            moduleResolution: 'bundler',
            lib: ['ES2024', 'DOM', 'DOM.Iterable'],
            jsx: 'react-jsx',
            skipLibCheck: true,
            strict: true,
            types: [],
          },
          files: [join(folder, 'dist/index.d.ts')],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: file,
        reportFolder,
        reportTempFolder: temporary,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        // Our docblocks have tags of their own (@source), and not every export names its release.
        extractorMessageReporting: { default: quiet },
        tsdocMessageReporting: { default: quiet },
      },
    },
    configObjectFullPath: join(folder, 'api-extractor.json'),
    packageJsonFullPath: join(folder, 'package.json'),
  })
  const faults = []
  const result = Extractor.invoke(config, {
    localBuild: false,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) faults.push(message.text)
      message.handled = true
    },
  })
  if (result.errorCount > 0 || faults.length > 0) return `its types could not be read: ${faults.join('; ')}`
  if (write) await copyFile(join(temporary, file), join(reportFolder, file))
  if (write || !result.apiReportChanged) return undefined
  return difference(join(reportFolder, file), join(temporary, file))
}

async function difference(before, after) {
  const lines = (file) =>
    readFile(file, 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    )
  const [old, now] = await Promise.all([lines(before), lines(after)])
  if (old.length === 0)
    return 'it has no API report yet; write it with: node scripts/check-packages.mjs --write'
  const gone = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`)
  const come = now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`)
  const shown = [...gone, ...come].slice(0, 20).join('\n    ')
  return `its public surface moved; if that is meant: node scripts/check-packages.mjs --write\n    ${shown}`
}
