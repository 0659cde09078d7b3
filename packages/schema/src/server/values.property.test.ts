import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backgroundCss } from '../page-background'
import { repairText } from '../repair-text'
import { parseStyle, parseStyleValue } from '../style-value'
import { themeValue } from '../theme-names'
import { utf8Bytes } from '../utf8'
import type { NumberField } from './fields'
import { fit } from './read-number'
import { readTimestamp } from './read-timestamp'
import { applySteps, versions } from './steps'

/** Any text, including halves of characters and control characters. */
const anyText = fc.string({ unit: 'binary' })
const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
const brokenText = fc.oneof(
  anyText,
  units.map((codes) => String.fromCharCode(...codes)),
)

test('a text has as many bytes as an encoder writes', () => {
  const encoder = new TextEncoder()
  fc.assert(
    fc.property(brokenText, (text) => {
      expect(utf8Bytes(text)).toBe(encoder.encode(text).length)
    }),
  )
})

/** Whether a text passes through an encoder unchanged. */
const isWellFormed = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text)) === text

test('a repaired text is one that a database keeps, and needs no repair', () => {
  fc.assert(
    fc.property(brokenText, (text) => {
      const repaired = repairText(text)
      expect(isWellFormed(repaired)).toBe(true)
      expect(repaired).not.toContain('\u0000')
      expect(repairText(repaired)).toBe(repaired)
      if (isWellFormed(text) && !text.includes('\u0000')) expect(repaired).toBe(text)
    }),
  )
})

describe('a moment', () => {
  const HOUR = 3_600_000
  /** From 2002 on: below that, older systems counted in seconds. */
  const moment = fc.integer({ min: 1_010_000_000, max: 4_102_444_799 }).map((seconds) => seconds * 1000)
  const pad = (number: number) => String(number).padStart(2, '0')
  /** As clocks in China show it, whatever time zone the phone is in. */
  function inBeijing(time: number) {
    const there = new Date(time + 8 * HOUR)
    const date = [there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()] as const
    return { date, clock: [there.getUTCHours(), there.getUTCMinutes(), there.getUTCSeconds()] as const }
  }

  test('is the same however it is written', () => {
    fc.assert(
      fc.property(moment, (time) => {
        const { date, clock } = inBeijing(time)
        const written = [
          time,
          String(time),
          ` ${time / 1000} `,
          new Date(time).toISOString(),
          `${date.join('/')} ${clock[0]}:${pad(clock[1])}:${pad(clock[2])}`,
          `${date[0]}-${pad(date[1])}-${pad(date[2])}T${clock.map(pad).join(':')}`,
          `${date[0]}-${pad(date[1])}-${pad(date[2])}T${clock.map(pad).join(':')}+08:00`,
        ]
        expect(written.map(readTimestamp)).toEqual(written.map(() => time))
      }),
    )
  })

  test.each([
    ['2026-11-21', '2026-11-20T16:00:00Z'],
    ['2026/2/3 9:05', '2026-02-03T01:05:00Z'],
    ['2024-02-29 00:00', '2024-02-28T16:00:00Z'],
    ['2026-11-21T08:00+08:00', '2026-11-21T00:00:00Z'],
  ])('%s is %s', (text, moment) => {
    expect(readTimestamp(text)).toBe(Date.parse(moment))
  })

  test.each([
    ...['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31 08:00', '2026-11-21 24:00', '26-11-21'],
    ...['', '明天', '21.11.2026', '-5', '0', 0, -1, null, true, [1], {}],
  ])('%j is none', (input) => {
    expect(readTimestamp(input as never)).toBeUndefined()
  })
})

test('a number is fitted into its range, whose ends are steps, and to its steps, and then stays as it is', () => {
  const field = fc
    .record({
      low: fc.integer({ min: -5, max: 5 }),
      size: fc.integer({ min: 1, max: 10 }),
      step: fc.option(fc.constantFrom(1, 2, 5), { nil: undefined }),
    })
    .map(({ low, size, step }): NumberField => {
      const bounds = { min: low * 10, max: (low + size) * 10, ...(step !== undefined && { step }) }
      return { kind: 'number', name: 'n', title: '数', required: false, ...bounds } as NumberField
    })
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), field, (value, bounds) => {
      const { min = 0, max = 0, step = 0 } = bounds
      const fitted = fit(value, bounds)
      expect(fitted).toBeGreaterThanOrEqual(min)
      expect(fitted).toBeLessThanOrEqual(max)
      expect(fit(fitted, bounds)).toBe(fitted)
      expect(Object.is(fitted, -0)).toBe(false)
      if (value >= min && value <= max && step === 0) expect(fitted).toBe(value + 0)
    }),
  )
})

describe('a value of a style', () => {
  const part = fc.constantFrom(
    ...[
      '10px',
      '-2.5em',
      '50%',
      '0',
      '#fff',
      '#12345678',
      'red',
      'auto',
      'solid',
      ' ',
      ',',
      '/',
      '+',
      '-',
      '*',
    ],
    ...[
      'calc(',
      'rgb(',
      'translate(',
      'linear-gradient(',
      'url(',
      'var(',
      'var(--yz-brand)',
      'var(--yz-other)',
      '--yz-brand',
      'expression(',
      '(',
      ')',
      ';',
      '}',
      '/*',
    ],
    ...['"', "'", '\\', '!important', '@import', '字', '\n', '1e3', '.5', '1.', 'javascript:'],
  )
  const value = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    anyText,
  )

  test('that is taken gives itself again, and can neither end nor load anything', () => {
    fc.assert(
      fc.property(value, (text) => {
        const parsed = parseStyleValue(text)
        if (parsed === undefined) return
        expect(parseStyleValue(parsed)).toBe(parsed)
        expect(String(parsed)).toMatch(/^[\w#%.,()+\-/* ]*$/)
        expect(String(parsed).replaceAll(themeValue('brand'), '')).not.toMatch(
          /\/\*|url\(|var\(|expression\(/i,
        )
      }),
      { numRuns: 2000 },
    )
  })

  // Found by the above.
  test.each(['1.url(x)', '1url(x)', '1e3url()', 'calc(2px(3px))'])(
    '%s makes no function of a number',
    (text) => {
      expect(parseStyleValue(text)).toBeUndefined()
    },
  )

  test('has as many brackets that open as that close', () => {
    fc.assert(
      fc.property(value, (text) => {
        const parsed = String(parseStyleValue(text) ?? '')
        expect(parsed.split('(').length).toBe(parsed.split(')').length)
      }),
      { numRuns: 2000 },
    )
  })

  test('of a name that is none of the list is left out', () => {
    expect(parseStyle({ color: 'red', behavior: 'red', position: 'fixed', width: 'url(x)' })).toEqual({
      color: 'red',
    })
  })
})

test('whatever a page’s ground is given, its CSS is a colour, an address in quotes, or nothing', () => {
  const hostile = fc.oneof(
    anyText,
    fc
      .array(
        fc.constantFrom('/a', '.png', '"', ')', ';', 'https://h5.example.com/', '(', '#fff', '\\', ' ', '字'),
        {
          maxLength: 6,
        },
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(hostile, (background) => {
      expect(backgroundCss(background)).toMatch(
        /^(?:|[#\w(),.%/\s-]+|url\("[\w\-./:?&=%#~+,@!*$]+"\) top center \/ 100% auto no-repeat)$/,
      )
    }),
    { numRuns: 1000 },
  )
})

describe('a document of an older version', () => {
  const steps = versions({
    3: (old) => ({ ...old, third: true }),
    2: (old) => ({ ...old, second: true }),
  })

  test('goes through the steps that it has not been through, in their order', () => {
    expect(applySteps(steps, { a: 1 }, 1)).toEqual({ ok: true, value: { a: 1, second: true, third: true } })
    expect(applySteps(steps, { a: 1 }, 2)).toEqual({ ok: true, value: { a: 1, third: true } })
    expect(applySteps(steps, { a: 1 }, 3)).toEqual({ ok: true, value: { a: 1 } })
  })

  test('stays as it came when a step changes it and fails', () => {
    const given = { list: [{ a: 1 }] }
    const failing = versions({
      2: (old) => {
        ;(old.list as unknown[]).push('changed')
        throw new Error('no such field')
      },
    })
    expect(applySteps(failing, given, 1)).toEqual({ ok: false, version: 2, reason: 'no such field' })
    expect(given).toEqual({ list: [{ a: 1 }] })
  })

  test('is not what a step gives back that is no object', () => {
    const odd = versions({ 2: () => 'text' as never })
    expect(applySteps(odd, {}, 1)).toEqual({ ok: false, version: 2, reason: 'the step returned no object' })
  })
})
