import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const HOW_TO_GET_ONE =
  'Install Chromium or Google Chrome (Debian and Ubuntu: apt-get install chromium fonts-noto-cjk), or set CHROME_PATH to one.'

/**
 * The path of a Chromium for the browser tests: CHROME_PATH, one of this system, or Debian's package, which root
 * may install. Throws, saying how to get one, when there is none.
 */
export async function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given) {
    if (isProgram(given)) return given
    throw new Error(`CHROME_PATH names ${given}, which is no program that can be run. ${HOW_TO_GET_ONE}`)
  }
  const found = installedBrowser() ?? (await installedByPackage())
  if (found) return found
  throw new Error(`The browser tests found no browser. ${HOW_TO_GET_ONE}`)
}

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...APPLICATIONS].find(isProgram)
}

async function installedByPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('Installing Chromium for the browser tests (once).')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run(['apt-get', 'update', '-qq'], quiet)
  await run(
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
    quiet,
  )
  return installedBrowser()
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  } catch {
    return false
  }
}
