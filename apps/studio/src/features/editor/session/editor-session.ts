import type { ScriptFacts } from '@yingzao/checks'
import { type BlockCatalogue, Editor } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import type { PageFacts } from '@yingzao/renderer'
import type { Specs } from '@yingzao/schema/server'
import { readThemeSetting, type ThemeSetting } from '@yingzao/theme'
import type { Answer } from '../../../state/calls'
import { pageOf } from '../../../state/edited-page'
import { specs } from '../../../ui/said/specs'
import { wording as stepWords } from '../../../ui/said/wording'
import type { CanvasState } from './canvas-state'
import { type CommentStore, commentStore } from './comment-store'
import { type FactStore, factStore } from './fact-store'
import { isLocked, type LinkStore, linkStore } from './link-store'
import { type PictureDrafts, pictureDrafts } from './picture-drafts'

/** A page that is open in the editor: one session for as long as the screen shows it. */
export interface EditorSession {
  code: string
  editor: Editor
  catalogue: BlockCatalogue
  specs: Specs
  /** Where visitors find pages: scheme, host and port. */
  publicOrigin: string
  /** The same where the Studio has a host of its own; empty: pages and their calls are on the Studio's own origin. */
  pagesOrigin: string
  /** Hosts that links may lead to. */
  linkHosts: readonly string[]
  facts: FactStore
  /** Where colleagues have open comments. */
  comments: CommentStore
  /** The sections that its links refer to. */
  links: LinkStore
  /** Pictures that are on the page but not in the library yet. */
  drafts: PictureDrafts
  canvas: CanvasState
  /** The scripts that pages load. */
  scripts: ScriptFacts
  /** The company's advisers, against whom pages are checked. */
  advisers: Answer<'studioSettings'>['advisers']
  /** The company's products, against which pages are checked; as they were when the settings were read. */
  products: Answer<'studioSettings'>['products']
  /** Compliance's words and rules, against which pages are checked; as they were when the settings were read. */
  list: Pick<Answer<'studioSettings'>, 'words' | 'rules'>
  /** The kind of deployment: checks are milder outside production. */
  env: Answer<'studioSettings'>['env']
  /** The server's save count when the page was opened. */
  revision: number
  /** The theme of pages that have none of their own. */
  companyTheme: ThemeSetting
  /** Whether this member may write pages. */
  isReadOnly: boolean
}

/** What a session is made of. */
export interface Opening {
  detail: Answer<'pageDetail'>
  settings: Answer<'studioSettings'>
  canvas: CanvasState
  isReadOnly: boolean
}

/** Opens a page as the gateway returned it. The gateway has read the document, so reading it here changes nothing. */
export function openSession({ detail, settings, canvas, isReadOnly }: Opening): EditorSession {
  const linkHosts = settings.link_hosts
  const links = linkStore()
  const catalogue: BlockCatalogue = {
    ...catalogueOf(specs, { reading: { linkHosts }, words: stepWords }),
    isLocked: ({ common }) => isLocked(links, common.linked),
  }
  const page = pageOf(detail.document)
  const site = settings.site as PageFacts['site']
  const editor = new Editor({ page, catalogue, now: () => performance.now() })
  const facts = factStore(
    {
      title: page.title,
      images: detail.images,
      site,
      firstImageBlock: undefined,
      drawsAllImages: true,
      showsAll: true,
    },
    detail.files,
  )
  return {
    code: detail.page.code,
    editor,
    catalogue,
    links,
    specs,
    publicOrigin: settings.public_origin,
    pagesOrigin: settings.pages_origin,
    linkHosts,
    facts,
    comments: commentStore(),
    drafts: pictureDrafts({ editor, facts }),
    companyTheme: readThemeSetting(settings.theme).setting,
    canvas,
    scripts: settings.scripts,
    advisers: settings.advisers,
    list: { words: settings.words, rules: settings.rules },
    products: settings.products,
    env: settings.env,
    revision: detail.revision,
    isReadOnly,
  }
}
