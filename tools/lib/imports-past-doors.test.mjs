import { expect, test } from 'vitest'
import { importsPastDoors } from './imports-past-doors.mjs'

test('an import from within the gateway or the testkit is found, with its line', () => {
  const paths = ['../../apps/gateway/src/config/config', '../packages/testkit/src/axe-source']
  const source = `import { test } from 'vitest'\nimport {\n  a,\n} from '${paths[0]}'\nexport * from '${paths[1]}'`
  expect(importsPastDoors(source)).toEqual([
    { path: paths[0], line: 4 },
    { path: paths[1], line: 5 },
  ])
})

test('doors are free, and so is what is near', () => {
  const source =
    "import '@yingzao/gateway/testing'\nimport { a } from './testkit/src/a'\nconst main = 'apps/gateway/src/main.ts'"
  expect(importsPastDoors(source)).toEqual([])
})
