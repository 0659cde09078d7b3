import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root.mjs'
import { ignoredBy } from './ignored.mjs'
import { makeRoot, runInRoot } from './namespace.mjs'
import { readDockerfile, withVariables } from './read-dockerfile.mjs'

/**
 * Follows a Dockerfile with plain commands, each RUN in a root of its own whose /usr is this system's. Answers its stages:
 * where the root of each lies, and what it was told of how to run.
 * @param {{ dockerfile: string, work: string, instead?: Record<string, (folder: string) => void> }} options `instead`: what
 *   makes a stage, by its name, in place of its instructions.
 */
export function buildImage({ dockerfile, work, instead = {} }) {
  const { stages } = readDockerfile(readFileSync(join(root, dockerfile), 'utf8'))
  const built = {}
  for (const { name, from, steps } of stages) {
    const folder = join(work, name)
    const image = {
      folder,
      env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' },
      workdir: '/',
      args: {},
    }
    if (built[from]) {
      execFileSync('cp', ['-a', built[from].folder, folder])
      Object.assign(image, structuredClone(built[from]), { folder })
    } else {
      makeRoot(folder)
    }
    built[name] = image
    if (instead[name]) {
      instead[name](folder)
      continue
    }
    for (const step of steps) {
      console.log(`${name}: ${step.kind} ${step.text}`)
      follow(step, image, built)
    }
  }
  return built
}

function follow({ kind, text }, image, built) {
  const known = { ...image.env, ...image.args }
  if (kind === 'ARG') image.args[text.split('=')[0]] ??= process.env[text] ?? ''
  else if (kind === 'ENV') {
    for (const [, name, value] of text.matchAll(/(\w+)=(\S+)/g)) image.env[name] = withVariables(value, known)
  } else if (kind === 'WORKDIR') {
    image.workdir = resolve(image.workdir, text)
    mkdirSync(join(image.folder, image.workdir), { recursive: true })
  } else if (kind === 'COPY') copy(text.split(/\s+/), image, built)
  else if (kind === 'RUN') {
    const env = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
    runInRoot(image.folder, { command: text, workdir: image.workdir, env: { REVISION: '', ...env } })
  } else image[kind.toLowerCase()] = /^\[/.test(text) ? JSON.parse(text) : text
}

function copy(words, image, built) {
  const stage = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : undefined
  const target = words.pop()
  const to = join(image.folder, resolve(image.workdir, target))
  const from = stage === undefined ? root : built[stage].folder
  const ignored =
    stage === undefined ? ignoredBy(readFileSync(join(root, '.dockerignore'), 'utf8')) : () => false
  for (const word of words) {
    const source = join(from, word)
    const isFolder = stage !== undefined || word === '.'
    cpSync(source, isFolder || !target.endsWith('/') ? to : join(to, word.split('/').at(-1)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path === source || !ignored(path.slice(from.length + 1)),
    })
  }
}
