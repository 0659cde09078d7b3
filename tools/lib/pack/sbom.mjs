import { createHash } from 'node:crypto'
import { licenceOf } from './licences.mjs'
import { shippedPackages } from './shipped-packages.mjs'

/**
 * What a deployment is made of, as CycloneDX 1.5. Of one checkout it is the same text each time: no moment and no
 * number of its own stand in it but what its content gives.
 * @param {{ version: string }} options
 */
export function sbomOf({ version }) {
  const packages = shippedPackages()
  const components = packages.map(componentOf)
  const content = JSON.stringify([version, components])
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(content)}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `yingzao@${version}`,
        name: 'yingzao',
        version,
        purl: `pkg:generic/yingzao@${version}`,
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
    },
    components,
  }
}

function componentOf(pack) {
  const { name, version, integrity } = pack
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const licence = licenceOf(pack)
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    ...(group === undefined ? {} : { group }),
    name: own,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity?.startsWith('sha512-')
      ? {
          hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
        }
      : {}),
    licenses: licence === undefined ? [] : [asLicence(licence)],
  }
}

function asLicence(licence) {
  return / (AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }
}

/** In the form of a name-based UUID (RFC 4122, version 5). */
function uuidOf(text) {
  const hash = createHash('sha256').update(text).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
