import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from './config'
import { StartError } from './start-error'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'yingzao-config-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** The problems that a start with this environment lists. */
function problemsOf(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig({ DATA_DIR: dataDir, ...environment })
  } catch (error) {
    if (error instanceof StartError) return error.problems
    throw error
  }
  return []
}

const PRODUCTION = {
  APP_ENV: 'production',
  PUBLIC_ORIGIN: 'https://pages.example.cn/',
  COMPANY_NAME: '某公司',
  LICENSE_NO: '1',
  SERVICE_PHONE: '2',
  ADVISER_NAME: '某人',
  ADVISER_NO: '3',
  FILING_NO: '4',
  PREVIEW_KEY: 'k'.repeat(32),
}

describe('development', () => {
  test('needs no setting at all', () => {
    const config = loadConfig({ DATA_DIR: dataDir })
    expect(config).toMatchObject({ env: 'development', port: 8080, publicOrigin: 'http://localhost:8080' })
    expect(config.linkHosts).toContain('*.example.com')
    expect(config.company.company).toBe('示例公司')
  })

  test('makes its preview key once, for its owner only, and keeps it', () => {
    const { previewKey } = loadConfig({ DATA_DIR: dataDir })
    expect(previewKey.length).toBeGreaterThanOrEqual(32)
    expect(loadConfig({ DATA_DIR: dataDir }).previewKey).toBe(previewKey)
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('reads an empty variable as one that is not set', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    })
  })
})

describe('production', () => {
  test('takes a complete environment, and links to its own host only', () => {
    expect(loadConfig({ DATA_DIR: dataDir, ...PRODUCTION })).toMatchObject({
      publicOrigin: 'https://pages.example.cn',
      linkHosts: ['pages.example.cn'],
      previewKey: PRODUCTION.PREVIEW_KEY,
    })
  })

  test.each(Object.keys(PRODUCTION).filter((name) => name !== 'APP_ENV'))('asks for %s', (name) => {
    const problems = problemsOf({ ...PRODUCTION, [name]: undefined })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(
      new RegExp(`^${name} is not set, and production needs it: .+\\. Set ${name}\\.$`),
    )
  })

  test('refuses a key that could be guessed', () => {
    expect(problemsOf({ ...PRODUCTION, PREVIEW_KEY: 'short' })).toEqual([
      expect.stringContaining('PREVIEW_KEY'),
    ])
  })
})

describe('a bad start', () => {
  test('lists every problem at once, those of the data folder among them', () => {
    mkdirSync(join(dataDir, 'photos'))
    const problems = problemsOf({
      APP_ENV: 'prod',
      PORT: '80a',
      DATABASE_URL: 'mysql://localhost/x',
      PUBLIC_ORIGIN: 'pages.example.cn',
      HOME_PAGE: '../x',
      LOG_LEVEL: 'loud',
    })
    const subjects = ['APP_ENV', 'PORT', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'HOME_PAGE', 'LOG_LEVEL', 'photos']
    expect(problems).toHaveLength(subjects.length)
    for (const subject of subjects) expect(problems.join('\n')).toContain(subject)
  })

  test.each(['65536', '-1', '8080.5', '0x10'])('PORT=%s is refused', (port) => {
    expect(problemsOf({ PORT: port })).toEqual([expect.stringContaining('PORT is not a whole number')])
  })

  test('a damaged secrets file is named, not replaced', () => {
    loadConfig({ DATA_DIR: dataDir })
    writeFileSync(join(dataDir, 'secrets.json'), '{"previewKey":')
    expect(problemsOf({})).toEqual([expect.stringContaining('secrets.json')])
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"previewKey":')
  })
})

describe('the data folder', () => {
  test('may be missing, and is made', () => {
    const inside = join(dataDir, 'a/b')
    expect(loadConfig({ DATA_DIR: inside }).dataDir).toBe(inside)
    expect(statSync(inside).mode & 0o777).toBe(0o711)
  })

  test('may be a fresh volume', () => {
    mkdirSync(join(dataDir, 'lost+found'))
    expect(problemsOf({})).toEqual([])
  })

  test('is refused when it holds something else, and then nothing is written', () => {
    writeFileSync(join(dataDir, 'letter.txt'), '')
    expect(problemsOf({})).toEqual([expect.stringContaining('letter.txt')])
    expect(() => statSync(join(dataDir, 'yingzao.json'))).toThrow('ENOENT')
  })

  test('cannot be a file', () => {
    writeFileSync(join(dataDir, 'file'), '')
    expect(problemsOf({ DATA_DIR: join(dataDir, 'file') })).toEqual([
      expect.stringContaining('cannot be used'),
    ])
  })
})
