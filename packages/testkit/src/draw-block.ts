import type { ImageInfo, SiteSettings } from '@yingzao/contract/client'
import type { AnyBlockView, Host } from '@yingzao/renderer'
import { type IslandData, wakeIsland } from '@yingzao/renderer/client'
import { renderBlocks } from '@yingzao/renderer/server'
import type { CommonProps } from '@yingzao/schema/client'
import { act } from 'react'

/** Company data that a test can recognise. */
export const SITE: SiteSettings = {
  company: '示例证券投资咨询有限公司',
  license_no: 'Z0001',
  phone: '400-000-0000',
  adviser: '张三',
  adviser_no: 'A0001',
  filing_no: 'B0001',
}

export interface DrawOptions {
  id?: string
  common?: CommonProps
  images?: Record<string, ImageInfo>
  /** True: it is the block whose image fills the first screen. */
  first?: boolean
  /** A block inside, for containers. */
  child?: { view: AnyBlockView; props: object }
}

/**
 * Draws one block as the server does and puts it into the document, the way a phone gets it: asleep.
 * A block that throws fails the test with its own words.
 */
export function drawBlock(view: AnyBlockView, props: object, options: DrawOptions = {}): HTMLElement {
  const { id = 'one', common = {}, images = {}, first, child } = options
  const inside = child
    ? [{ name: child.view.name, id: 'inside', value: { ...child.props }, common: {}, children: [] }]
    : []
  const { html, failures } = renderBlocks({
    blocks: [{ name: view.name, id, value: { ...props }, common, children: inside }],
    views: { [view.name]: view, ...(child ? { [child.view.name]: child.view } : {}) },
    facts: { images, site: SITE, firstImageBlock: first ? id : undefined },
    draft: false,
  })
  if (failures[0]) throw new Error(`${failures[0].name} threw: ${failures[0].message}`)
  document.body.innerHTML = html
  return (document.body.firstElementChild as HTMLElement | null) ?? document.body
}

/** Wakes a drawn island as the loader does and waits until it answers. */
export async function wakeBlock(island: HTMLElement, view: AnyBlockView, host: Host): Promise<void> {
  const data = JSON.parse(island.dataset.props ?? '') as IslandData
  let awake: Promise<void> | undefined
  act(() => {
    awake = wakeIsland(island, view, data, host)
  })
  await awake
}
