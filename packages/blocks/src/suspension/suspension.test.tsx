// @vitest-environment jsdom
import { defineView } from '@yingzao/renderer'
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act, useEffect, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { button } from '../button/button'
import { buttonSpec } from '../button/props'
import { icon } from '../icon/icon'
import { iconSpec } from '../icon/props'
import { textSpec } from '../text/props'
import { text } from '../text/text'
import { examples } from './examples'
import { type SuspensionProps, suspensionSpec } from './props'
import { suspension } from './suspension'

describeBlock({
  spec: suspensionSpec,
  view: suspension,
  examples,
  inside: [
    { spec: buttonSpec, view: button },
    { spec: iconSpec, view: icon },
    { spec: textSpec, view: text },
  ],
})

const base: SuspensionProps = { position: 'bottom', closable: false, show_after_px: 0 }
const child = { view: text, props: { html: '<p>今晚八点直播</p>' } }

/** A block that React has changed once it is awake. */
const asking = defineView<object>({
  name: 'asking',
  island: 'wanted',
  view: function Asking() {
    const [answer, setAnswer] = useState('')
    useEffect(() => setAnswer('答案'), [])
    return <output>{answer}</output>
  },
})

const drawn = (props: Partial<SuspensionProps> = {}) =>
  drawBlock(suspension, { ...base, ...props }, { id: 'bar', child })
const bar = (within: HTMLElement) => within.querySelector<HTMLElement>('.yz-suspension')
const tapClose = (within: HTMLElement) =>
  act(() => within.querySelector<HTMLElement>('.yz-suspension__close')?.click())

describe('suspension', () => {
  test('needs no script unless it can be closed', () => {
    expect(drawn().dataset.island).toBeUndefined()
    expect(drawn().querySelector('button')).toBeNull()
    expect(drawn({ show_after_px: 300 }).dataset.island).toBeUndefined()
    expect(drawn({ closable: true }).dataset.island).toBe('idle')
  })

  test('is a landmark with a name', () => {
    expect(bar(drawn())?.localName).toBe('aside')
    expect(bar(drawn())?.getAttribute('aria-label')).toBe('悬浮栏')
  })

  test('that comes later has a track that begins that much below the first screen', () => {
    const style = (props: Partial<SuspensionProps>) => bar(drawn(props))?.getAttribute('style')
    expect(style({ show_after_px: 300 })).toBe('height:calc(100% - 100vh - 300px)')
    expect(style({})).toBeNull()
    expect(style({ position: 'top', show_after_px: 300 })).toBeNull()
  })

  test('closes by its button and stays closed for this visit', async () => {
    const host = createTestHost()
    const island = drawn({ closable: true })
    await wakeBlock(island, suspension, host)
    expect(bar(island)?.hidden).toBe(false)
    await tapClose(island)
    expect(bar(island)?.hidden).toBe(true)

    const again = drawn({ closable: true })
    await wakeBlock(again, suspension, host)
    expect(bar(again)?.hidden).toBe(true)
  })

  test('closing one leaves the others', async () => {
    const host = createTestHost()
    const first = drawn({ closable: true })
    await wakeBlock(first, suspension, host)
    await tapClose(first)
    const other = drawBlock(suspension, { ...base, closable: true }, { id: 'other', child })
    await wakeBlock(other, suspension, host)
    expect(bar(other)?.hidden).toBe(false)
  })

  test('does not touch the blocks inside: an island there stays awake and the same', async () => {
    const island = drawBlock(
      suspension,
      { ...base, closable: true },
      { id: 'bar', child: { view: asking, props: {} } },
    )
    const inside = island.querySelector<HTMLElement>('[data-block=asking]')
    if (!inside) throw new Error('What stands inside was not drawn.')
    await wakeBlock(inside, asking)
    const answer = inside.querySelector('output')
    const host = createTestHost()
    await wakeBlock(island, suspension, host)
    await tapClose(island)
    expect(host.report).not.toHaveBeenCalled()
    expect(island.querySelector('output')).toBe(answer)
    expect(answer?.textContent).toBe('答案')
  })
})
