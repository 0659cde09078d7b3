/** A value of ASN.1 as DER writes it: what a time stamp is made of. */
export interface Der {
  tag: number
  /** Without tag and length. */
  content: Buffer
  /** With both. */
  whole: Buffer
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  time: 0x17,
  generalTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

/** The tag of what is told by its place, as `[0]`. */
export const placed = (place: number): number => 0xa0 | place

/** Nothing that is stamped is larger. In bytes. */
const LARGEST = 64 * 1024

/** Reads the first value of some bytes. Throws where they are no DER. */
export function readDer(bytes: Buffer): Der {
  const [tag, first] = bytes
  if (tag === undefined || first === undefined || bytes.length > LARGEST) throw new Error('This is no DER.')
  // A tag of more bytes occurs in nothing that is read here; 0x80 is a length that is not told.
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if ((tag & 0x1f) === 0x1f || first === 0x80 || lengthBytes > 3) throw new Error('This is no DER.')
  const start = 2 + lengthBytes
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes)
  if (start + length > bytes.length) throw new Error('This DER is cut off.')
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(0, start + length) }
}

/** The values that a sequence or a set holds. Throws where there are none. */
export function partsOf({ content }: Pick<Der, 'content'>): Der[] {
  const parts: Der[] = []
  for (let rest = content; rest.length > 0; ) {
    const part = readDer(rest)
    parts.push(part)
    rest = rest.subarray(part.whole.length)
  }
  return parts
}

/** Writes a value that holds these. */
export function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content])
  const bytes = content.length < 0x100 ? 1 : content.length < 0x10000 ? 2 : 3
  const length = Buffer.alloc(bytes)
  length.writeUIntBE(content.length, 0, bytes)
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes]), length, content])
}

export const sequence = (...parts: readonly Buffer[]): Buffer => der(TAG.sequence, ...parts)

/** A whole number that is not negative, from its bytes. */
export function integer(bytes: Buffer | number): Buffer {
  const plain = typeof bytes === 'number' ? Buffer.from([bytes]) : bytes
  let from = 0
  while (from < plain.length - 1 && plain[from] === 0) from += 1
  const short = plain.subarray(from)
  return der(TAG.integer, (short[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.alloc(1), short]) : short)
}

/** `1.2.840.113549.1.7.2`. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...others].flatMap((number) => {
    const digits = [number & 0x7f]
    for (let rest = number >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 0x7f) | 0x80)
    return digits
  })
  return der(TAG.oid, Buffer.from(bytes))
}

/** Whether a value is this one of those names. */
export function isOid({ whole }: Pick<Der, 'whole'>, dotted: string): boolean {
  return whole.equals(oid(dotted))
}

/** A moment of the calendar in UTC, as `20261128030405Z`. */
export function generalTime(at: Date): Buffer {
  const digits = at.toISOString().replace(/[-:T]/g, '').slice(0, 14)
  return der(TAG.generalTime, Buffer.from(`${digits}Z`))
}

/** Reads one. Throws where it is none. */
export function readGeneralTime({ content }: Pick<Der, 'content'>): Date {
  const [, year, month, day, hour, minute, second, part = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,6})?Z$/.exec(content.toString('latin1')) ?? []
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${part.slice(0, 4)}Z`)
  if (Number.isNaN(at.getTime())) throw new Error('This is no time.')
  return at
}
