import { expect, test } from 'vitest'
import { mayBeShipped } from './licences.mjs'
import { sbomOf } from './sbom.mjs'
import { shippedPackages } from './shipped-packages.mjs'

const isAllowed = (license, name = 'a') => mayBeShipped({ name, version: '1.0.0', license })

test('everything that is shipped has a licence that allows it', () => {
  const packages = shippedPackages()
  expect(packages.length).toBeGreaterThan(150)
  expect(
    packages.filter((pack) => !mayBeShipped(pack)).map(({ name, license }) => `${name}: ${license}`),
  ).toEqual([])
})

test('a choice needs one licence that is allowed, a sum needs all, and what is unknown is refused', () => {
  expect(
    ['MIT', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)', 'MPL-2.0'].map((license) => isAllowed(license)),
  ).toEqual([true, true, true, true])
  for (const license of [
    'GPL-3.0-only',
    'AGPL-3.0-only',
    '(MIT AND GPL-2.0-only)',
    'SEE LICENSE IN x',
    undefined,
  ])
    expect(isAllowed(license)).toBe(false)
})

test('LGPL is for libraries that are loaded as they are', () => {
  expect(isAllowed('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe(true)
  expect(isAllowed('LGPL-3.0-or-later', 'another')).toBe(false)
})

test('the list of what is shipped names each package once, with its licence and checksum, always alike', () => {
  const sbom = sbomOf({ version: '1.2.3' })
  const refs = sbom.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(refs.filter((ref) => /^(vitest|typescript|antd|sharp|pg)@/.test(ref)).length).toBe(3)
  for (const { licenses, hashes } of sbom.components)
    expect([licenses.length, hashes?.length]).toEqual([1, 1])
  expect(sbomOf({ version: '1.2.3' })).toEqual(sbom)
  expect(sbomOf({ version: '1.2.4' }).serialNumber).not.toBe(sbom.serialNumber)
  expect(sbom.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})
