import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readResponse } from './read-response'
import { readToken } from './read-token'
import { createRfc3161 } from './rfc3161-time-stamp'
import { answerRequest, openAuthority } from './sandbox-authority'
import { createSandboxTimeStamp } from './sandbox-time-stamp'
import { randomNumber, writeRequest } from './stamp-request'

const folder = mkdtempSync(join(tmpdir(), 'yingzao-stamp-'))
afterAll(() => rmSync(folder, { recursive: true }))

const WHAT = createHash('sha256').update('what was anchored').digest()
const file = (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

describe('a token', () => {
  test('says when a hash was known, and who says so', async () => {
    const before = Math.floor(Date.now() / 1_000) * 1_000
    const stamp = await readToken(await createSandboxTimeStamp(folder).stamp(WHAT))
    expect(stamp.sha256).toEqual(WHAT)
    expect(stamp.at.getTime()).toBeGreaterThanOrEqual(before)
    expect(stamp.signer).toContain('sandbox')
    expect(stamp.root).toMatchObject({ fingerprint: stamp.fingerprint, isSelfSigned: true })
  })

  test('is refused whichever of its bytes was changed', async () => {
    const token = await createSandboxTimeStamp(folder).stamp(WHAT)
    const { sha256, at, fingerprint } = await readToken(token)
    const taken: number[] = []
    for (let index = 0; index < token.length; index += 1) {
      const changed = Buffer.from(token)
      changed[index] = (changed[index] ?? 0) ^ 0x01
      try {
        const read = await readToken(changed)
        // Unsigned parts, such as the version number around it, may be changed; what it proves may not.
        if (
          !read.sha256.equals(sha256) ||
          read.at.getTime() !== at.getTime() ||
          read.fingerprint !== fingerprint
        )
          taken.push(index)
      } catch {}
    }
    expect(taken).toEqual([])
  })

  test('for another hash, or to another request, is none', async () => {
    const authority = await openAuthority(folder)
    const request = { sha256: WHAT, nonce: randomNumber() }
    const answer = await answerRequest(authority, writeRequest(request))
    expect((await readResponse(answer, request)).length).toBeGreaterThan(500)
    await expect(readResponse(answer, { ...request, sha256: randomBytes(32) })).rejects.toThrow(
      'Another hash',
    )
    await expect(readResponse(answer, { ...request, nonce: randomNumber() })).rejects.toThrow(
      'another request',
    )
  })
})

test('an authority is asked by HTTP', async () => {
  const authority = await openAuthority(folder)
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => response.end(await answerRequest(authority, Buffer.concat(chunks))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const token = await createRfc3161(`http://127.0.0.1:${port}/tsa`).stamp(WHAT)
  expect((await readToken(token)).sha256).toEqual(WHAT)
  await new Promise((resolve) => server.close(resolve))
  await expect(createRfc3161(`http://127.0.0.1:${port}/tsa`, 500).stamp(WHAT)).rejects.toThrow('no answer')
})

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.skipIf(!hasOpenssl())('openssl, where it is installed', () => {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })

  test('takes our tokens for what they are', async () => {
    const authority = await openAuthority(folder)
    const certificate = file('ours.pem', pem(authority.certificate))
    const answer = await answerRequest(authority, writeRequest({ sha256: WHAT, nonce: randomNumber() }))
    const given = ['-digest', WHAT.toString('hex'), '-in', file('ours.tsr', answer), '-CAfile', certificate]
    expect(String(openssl('ts', '-verify', ...given))).toContain('OK')
    const other = [
      '-digest',
      randomBytes(32).toString('hex'),
      '-in',
      join(folder, 'ours.tsr'),
      '-CAfile',
      certificate,
    ]
    expect(() => openssl('ts', '-verify', ...other)).toThrow()
  })

  test('reads our requests, and we read its tokens', async () => {
    const request = { sha256: WHAT, nonce: randomNumber() }
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'tsa.key', '-out', 'tsa.pem', '-days', '2']
    const usage = ['-addext', 'extendedKeyUsage=critical,timeStamping', '-subj', '/CN=Some authority']
    openssl('req', '-x509', ...key, ...usage)
    file('serial', '01')
    file(
      'tsa.cnf',
      `[tsa]\ndefault_tsa=a\n[a]\nserial=${folder}/serial\ncrypto_device=builtin\nsigner_cert=${folder}/tsa.pem\nsigner_key=${folder}/tsa.key\nsigner_digest=sha256\ndefault_policy=1.2.3.4\ndigests=sha256\naccuracy=secs:1\nordering=yes\ntsa_name=yes\ness_cert_id_chain=no\ness_cert_id_alg=sha256\n`,
    )
    const asked = file('query.tsq', writeRequest(request))
    openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', asked, '-out', 'theirs.tsr')
    const answer = openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', asked)
    const token = await readResponse(answer, request)
    expect(await readToken(token)).toMatchObject({ signer: 'CN=Some authority', sha256: WHAT })
  })
})

function pem(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
