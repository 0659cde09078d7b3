import { expect, test } from 'vitest'
import { ignoredBy } from './ignored.mjs'
import { readDockerfile, withVariables } from './read-dockerfile.mjs'

test('a Dockerfile is read stage by stage, with what stands in its arguments', () => {
  const text = `# says something
ARG BASE=node:20

FROM \${BASE} AS build
RUN npm ci

FROM build AS last
CMD ["start"]`
  expect(readDockerfile(text)).toEqual({
    args: { BASE: 'node:20' },
    stages: [
      { name: 'build', from: 'node:20', steps: [{ kind: 'RUN', text: 'npm ci' }] },
      { name: 'last', from: 'build', steps: [{ kind: 'CMD', text: '["start"]' }] },
    ],
  })
})

test('a line that is none, and a stage without a name, are refused', () => {
  expect(() => readDockerfile('FROM a AS b\n  && more')).toThrow('is no instruction')
  expect(() => readDockerfile('FROM a')).toThrow('has no name')
})

test('variables are put in, and unknown ones are nothing', () => {
  expect(withVariables(`/app/bin:$PATH x \${A}\${B}`, { PATH: '/bin', A: '1' })).toBe('/app/bin:/bin x 1')
})

test.each([
  ['dist', false],
  ['apps/h5/dist', true],
  ['apps/h5/dist/web/a.js', true],
  ['apps/h5/distant', false],
  ['docs/a.md', true],
  ['packages/docs/a.md', false],
  ['.env', true],
  ['.env.local', true],
  ['a/b.log', true],
])('%s', (path, isIgnored) => {
  const ignored = ignoredBy('# what\n*/*/dist\ndocs\n.env\n.env.*\n**/*.log\n')
  expect(ignored(path)).toBe(isIgnored)
})
