/** Inputs of permitted size, each made to take as long as possible, and some that are refused because of it. */
export interface HardDocument {
  what: string
  /** It is within every limit, so that it goes through everything that is done with pages. */
  isAllowed: boolean
  document: unknown
}

export interface HardFile {
  what: string
  name: string
  bytes: Buffer
}

const fill = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)))
const page = (page_schema: unknown[]) => ({ code: 'hard', title: '难', page_schema })
const texts = (html: string, count: number) =>
  page(Array.from({ length: count }, () => ({ name: 'text', value: { html } })))
const many = (name: string, value: object, count = 500) =>
  page(Array.from({ length: count }, () => ({ name, value })))

/** Documents of the maximum size. `share`: the fraction of that size, for a short run. */
export function hardDocuments(share = 1): HardDocument[] {
  const size = (most: number) => Math.max(1, Math.floor(most * share))
  const refused = [
    // These took seconds: the same text 25 times. Now it is refused before it is parsed as markup.
    ...['<', '>', '&', '<b>', '<p>', '<br>', '<x>'].map((sign) => ({
      what: `25 texts of 20 KB of ${sign}`,
      document: texts(fill(sign, 20_000), 25),
    })),
  ]
  const allowed = [
    ...['<', '&', '<b>a</b>', '<a href="https://a.com/">x</a>', '<script>'].map((piece) => {
      const signs = piece.match(/[<>&]/g)?.length ?? 1
      const html = piece.repeat(Math.min(Math.floor(3_990 / signs), Math.floor(20_000 / piece.length)))
      return { what: `as much ${piece} as is allowed`, document: texts(html, size(5)) }
    }),
    { what: 'plain text', document: texts(fill('稳健收益，', 20_000), size(25)) },
    { what: 'lead forms', document: many('leadForm', { title: '领取', buttonText: '领取' }, size(400)) },
    {
      what: 'countdowns',
      document: many('countdown', { name: '剩余', endTime: 1_900_000_000_000 }, size(500)),
    },
    { what: 'broker forms', document: many('wBrokerRegister', {}, size(500)) },
    {
      what: 'one list of thousands',
      document: many(
        'noticeTicker',
        {
          list: Array.from({ length: size(4_000) }, (_none, at) => ({
            text: `第 ${at} 位用户刚刚领取`,
            time: 1_700_000_000_000,
          })),
        },
        1,
      ),
    },
  ]
  return [
    ...refused.map((one) => ({ ...one, isAllowed: false })),
    ...allowed.map((one) => ({ ...one, isAllowed: true })),
  ]
}

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`)

/** 200 rules with long selectors and as many elements as fit alongside: 15 KB that blocked every caller for 11 s. */
function manySelectors(selectors: number, elements: number): Buffer {
  const rules = `${Array.from({ length: selectors }, (_none, at) => `a${at % 7}`).join(',')}{fill:url(#x)}`
  return svg(`<style>${rules}</style>${'<g/>'.repeat(elements)}`)
}

/** Files of every kind, of the maximum size. `share`: the fraction of that size, for a short run. */
export function hardFiles(share = 1): HardFile[] {
  const size = (most: number) => Math.floor(most * share)
  const box = (length: number, name: string) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(length)
    head.write(name, 4, 'latin1')
    return head
  }
  const video = (content: Buffer) =>
    Buffer.concat([box(24, 'ftyp'), Buffer.from('mp42\0\0\0\0mp42isom'), content])
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
  const text = Buffer.from('0000000074455874' + '00000000', 'hex')
  const jpeg = Buffer.from('ffd8ffc0000b080001000101011100ffda0008010100003f00', 'hex')
  return [
    { what: 'a drawing of many selectors', name: 'a.svg', bytes: manySelectors(2_000, 1_400) },
    {
      what: 'a drawing of brackets',
      name: 'a.svg',
      bytes: svg(`<path d="${'('.repeat(size(1_900_000))}"/>`),
    },
    { what: 'a drawing of elements', name: 'a.svg', bytes: svg('<g/>'.repeat(size(450_000))) },
    {
      what: 'a drawing of declarations',
      name: 'a.svg',
      bytes: svg(`<style>a{${'b:c;'.repeat(size(450_000))}}</style>`),
    },
    {
      what: 'a drawing of attributes',
      name: 'a.svg',
      bytes: svg(`<g ${Array.from({ length: size(150_000) }, (_none, at) => `a${at}="1"`).join(' ')}/>`),
    },
    {
      what: 'a PNG of small chunks',
      name: 'a.png',
      bytes: Buffer.concat([png, ...Array.from({ length: size(800_000) }, () => text)]),
    },
    {
      what: 'a JPEG of stuffed bytes',
      name: 'a.jpg',
      bytes: Buffer.concat([jpeg, Buffer.alloc(size(10_000_000), Buffer.from([0xff, 0]))]),
    },
    {
      what: 'a GIF of extensions',
      name: 'a.gif',
      bytes: Buffer.concat([
        Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'),
        Buffer.alloc(size(9_000_000), Buffer.from([0x21, 0xfe, 0])),
      ]),
    },
    {
      what: 'a video of small boxes',
      name: 'a.mp4',
      bytes: video(Buffer.alloc(size(40_000_000), box(8, 'free'))),
    },
    {
      what: 'a long video',
      name: 'a.mp4',
      bytes: video(Buffer.concat([box(size(45_000_000) + 8, 'mdat'), Buffer.alloc(size(45_000_000), 7)])),
    },
    { what: 'angle brackets', name: 'a.svg', bytes: Buffer.alloc(size(2_000_000), '<a ') },
  ]
}
