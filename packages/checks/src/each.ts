import type { Finding } from '@yingzao/schema/client'
import type { Trait } from '@yingzao/schema/server'
import type { ActionAt, AddressAt } from './block-parts'
import type { Page, PageBlock } from './page'
import type { Hit, Rule } from './rule'
import type { TextAt } from './texts'

/** What a rule reports: where below the block or the page, and what. */
export interface Said {
  path: string
  message: string
  severity?: Finding['severity']
  correction?: Finding['correction']
}

/** Undefined, false or empty: there is nothing to report. */
type Saying = Said | readonly Said[] | undefined | false | ''

/** What a rule reports about a known place; a message alone has the severity of the rule. */
type Remark = string | Omit<Said, 'path'> | undefined | false

/** Looks at every block, or at those with one of some traits, one at a time. */
export function eachBlock(
  traits: Trait | readonly Trait[] | 'all',
  look: (it: PageBlock, page: Page) => Saying,
): Rule['find'] {
  return function* (page: Page): Iterable<Hit> {
    const blocks = traits === 'all' ? page.blocks : [traits].flat().flatMap((trait) => page.having(trait))
    for (const it of blocks) {
      for (const said of listOf(look(it, page))) yield { block: it.block, ...said }
    }
  }
}

/** Looks at every text that visitors read. */
export function eachText(look: (text: TextAt, page: Page) => Remark): Rule['find'] {
  return function* (page: Page): Iterable<Hit> {
    for (const text of page.texts) {
      const remark = text.isRead && look(text, page)
      if (remark) yield { ...placeOf(text), ...saying(remark) }
    }
  }
}

/** Looks at every address. */
export function eachAddress(look: (address: AddressAt, page: Page) => Remark): Rule['find'] {
  return function* (page: Page): Iterable<Hit> {
    for (const address of page.addresses) {
      const remark = look(address, page)
      if (remark) yield { block: address.block, path: address.path, ...saying(remark) }
    }
  }
}

/** Looks at everything that a tap does; the path of what is said is below the action. */
export function eachAction(look: (action: ActionAt, page: Page) => Said | undefined | false): Rule['find'] {
  return function* (page: Page): Iterable<Hit> {
    for (const action of page.actions) {
      const said = look(action, page)
      if (said) yield { block: action.block, ...said, path: `${action.path}.${said.path}` }
    }
  }
}

/** Looks at the page as a whole. */
export function thePage(look: (page: Page) => Saying): Rule['find'] {
  return (page) => listOf(look(page))
}

/** Where a text is, in the form of a hit. */
export function placeOf({ block, path }: TextAt): Pick<Hit, 'block' | 'path'> {
  return block === undefined ? { path } : { block, path }
}

function saying(remark: Exclude<Remark, undefined | false>): Omit<Said, 'path'> {
  return typeof remark === 'string' ? { message: remark } : remark
}

function listOf(saying: Saying): readonly Said[] {
  if (!saying) return []
  return Array.isArray(saying) ? saying : [saying as Said]
}
