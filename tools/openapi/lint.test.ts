import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/** A process of its own takes seconds to start on a busy machine. */
const PATIENCE = { timeout: 60_000 }

const FILE = 'docs/reference/openapi.json'

/** What Redocly finds with `redocly.yaml`, as it prints it. */
async function findings(file: string): Promise<string> {
  const args = [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    file,
    '--config=redocly.yaml',
    '--format=json',
  ]
  // Neither sends telemetry nor checks for a newer version: tests have no network.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return promisify(execFile)(process.execPath, args, { env }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

test('the OpenAPI file has nothing that Redocly would change', PATIENCE, async () => {
  expect(await findings(FILE)).toBe('')
})

test('an example that is not what its schema says is found', PATIENCE, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const document = JSON.parse(readFileSync(FILE, 'utf8'))
  document.paths['/oabase/api/passport/logout'].post.requestBody.content['application/json'].example = 'none'
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  expect(await findings(file)).toContain('no-invalid-media-type-examples')
})
