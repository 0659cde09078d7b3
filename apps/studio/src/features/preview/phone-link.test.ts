import { expect, test } from 'vitest'
import { phoneLink } from './phone-link'

const PATH = '/h5-page/h5/etf?isPreview=1'
const LOCAL = 'http://localhost:8080/h5-page/h5/etf?isPreview=1'

test.each([
  [
    'the public address',
    { url: 'https://www.example.com/a', frame_url: PATH },
    'http://localhost:8080',
    'https://www.example.com/a',
    'anywhere',
  ],
  [
    'the address the Studio was opened by',
    { url: LOCAL, frame_url: PATH },
    'http://10.0.0.7:8080',
    'http://10.0.0.7:8080/h5-page/h5/etf?isPreview=1',
    'network',
  ],
  [
    'what the gateway knows of its network',
    { url: LOCAL, lan_url: 'http://10.0.0.7:8080/a', frame_url: PATH },
    'http://localhost:8080',
    'http://10.0.0.7:8080/a',
    'network',
  ],
  ['nothing a phone could open', { url: LOCAL, frame_url: PATH }, 'http://127.0.0.1:8080', LOCAL, 'nowhere'],
  [
    'no address of a Studio on which there are no pages',
    { url: LOCAL, frame_url: LOCAL },
    'http://studio.localhost:8080',
    LOCAL,
    'nowhere',
  ],
])('a phone gets %s', (_what, link, studio, url, reach) => {
  expect(phoneLink(link, studio)).toEqual({ url, reach })
})
