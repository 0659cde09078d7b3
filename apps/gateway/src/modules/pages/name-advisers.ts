import { specs } from '@yingzao/blocks/props'
import type { AdviserFacts } from '@yingzao/checks'
import { type Block, type PageDocument, walkBlocks } from '@yingzao/schema/server'
import type { Context } from '../../context'

/** As many as a block of people shows. */
const MOST = 4

interface Person {
  name: string
  adviser_no: string
}

/**
 * Fills in the advisers of what a page sells, from the catalogue, wherever a person has no name: nobody is invented.
 * Where there is no adviser, the part of the page that would show them is removed.
 */
export async function nameAdvisers(
  { company }: Pick<Context, 'company'>,
  document: PageDocument,
): Promise<PageDocument> {
  const blocks = Array.from(walkBlocks(document), ({ block }) => block)
  if (!blocks.some(isNameless)) return document
  const advisers = await advisersOf(company, blocks)
  const page_schema = document.page_schema.flatMap((top) => {
    const isAbout = [top, ...inside(top)].some(isNameless)
    if (!isAbout) return [top]
    return advisers.length === 0 ? [] : [named(top, advisers)]
  })
  return { ...document, page_schema }
}

async function advisersOf(
  company: Context['company'],
  blocks: readonly Block[],
): Promise<readonly AdviserFacts[]> {
  const named = blocks.filter(is('takesPayment')).map(({ value }) => value)
  const marks = new Set(named.map(({ mark }) => mark))
  const numbers = new Set(named.map(({ shop_product_id }) => shop_product_id))
  const sold = ((await company.sells()) ?? []).filter(
    ({ mark, shop_product_id }) => (mark !== '' && marks.has(mark)) || numbers.has(String(shop_product_id)),
  )
  return sold.flatMap(({ advisers }) => advisers).slice(0, MOST)
}

function is(trait: 'people' | 'takesPayment'): (block: Block) => boolean {
  const names = new Set(specs.having(trait).map(({ name }) => name))
  return ({ name }) => names.has(name)
}

const isOfPeople = is('people')

function isNameless(block: Block): boolean {
  return isOfPeople(block) && peopleOf(block).some(({ name }) => name === '')
}

function peopleOf({ value }: Block): Person[] {
  return value.list as unknown as Person[]
}

function inside(block: Block): Block[] {
  return block.children.flatMap((child) => [child, ...inside(child)])
}

function named(block: Block, advisers: readonly AdviserFacts[]): Block {
  const children = block.children.map((child) => named(child, advisers))
  if (!isNameless(block)) return { ...block, children }
  const list = peopleOf(block).flatMap((person) =>
    person.name === ''
      ? advisers.map(({ name, number }) => ({ ...person, name, adviser_no: number }))
      : person,
  )
  return { ...block, children, value: { ...block.value, list } } as Block
}
