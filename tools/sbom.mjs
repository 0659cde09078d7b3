// `npm run sbom`: prints what a deployment is made of, as CycloneDX JSON; `npm run --silent sbom > sbom.cdx.json` keeps it.
import { versionOf } from './lib/pack/pack-release.mjs'
import { sbomOf } from './lib/pack/sbom.mjs'

console.log(JSON.stringify(sbomOf({ version: versionOf() }), null, 2))
