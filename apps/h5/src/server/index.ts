import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { specs } from '@yingzao/blocks/props'
import { views } from '@yingzao/blocks/view/server'
import type {
  CampaignWindow,
  CompanyLook,
  LeadPageInput,
  PageNote,
  PageState,
  PassportInput,
  PayPageInput,
  RenderedPage,
  RenderInput,
  SiteBundle,
} from '@yingzao/contract/client'
import { renderBlocks } from '@yingzao/renderer/server'
import { type Block, farDown, type ShowIf } from '@yingzao/schema/server'
import { resolveTheme, themeCss } from '@yingzao/theme'
import { payHtml } from '../cashier/pay-html'
import { leadHtml } from '../lead-pages/lead-html'
import { passportHtml } from '../passport/server/passport-html'
import { joinedScripts, readArtefacts } from './artefacts'
import { TENCENT_CAPTCHA } from './captcha-origins'
import { previewBar, testTools, windowNotices } from './chrome'
import { firstImageBlock } from './first-image'
import { hostMarkup, needsHost, sells } from './host-markup'
import { cssBeforeFirstUse } from './inline-css'
import { backgroundStyle } from './page-background'
import { pageHtml } from './page-html'
import { noteMarkup, STATES } from './state-markup'

const BAIDU = 'https://hm.baidu.com'

// The bundle is in dist/server, next to the builds that its pages refer to.
const artefacts = readArtefacts(join(dirname(fileURLToPath(import.meta.url)), '..'))

/** Renders one page document. Depends on its input and the build alone, never on a visitor or a clock. */
function renderPage(input: RenderInput): RenderedPage {
  const {
    document,
    version,
    variant,
    window,
    images,
    site,
    theme,
    host,
    draft,
    testButton,
    simulator,
    studioOrigin,
    asksTime,
    answers,
  } = input
  const facts = { title: document.title, images, site, firstImageBlock: firstImageBlock(document) }
  const introduce = cssBeforeFirstUse(artefacts.css)
  const start = renderBlocks({ blocks: startCountdown(window), views, facts, draft, introduce })
  const { code: pageCode, page_schema: blocks } = document
  const drawn = renderBlocks({
    blocks,
    views,
    facts,
    pageCode,
    draft,
    far: farDown(document, specs),
    introduce,
    ...(answers && { answers }),
  })
  const waking = drawn.islands.size + drawn.live.size + drawn.liveLater.size
  const scripts = joinedScripts(artefacts, drawn)
  // A draft is counted nowhere.
  const isCounted = !draft && Boolean(host?.baiduSiteId)
  const isTimed = goesByClock(window, drawn)
  const needsScripts = waking > 0 || testButton || isCounted || needsHost(drawn.html) || (asksTime && isTimed)
  const page = pageHtml(artefacts, {
    title: document.title,
    meta: document.meta,
    bodyStyle: backgroundStyle(document.background),
    themeCss: themeCss(resolveTheme(document.extra.theme, theme)),
    root: {
      'data-code': document.code,
      'data-version': version,
      'data-variant': variant,
      'data-page-id': document.extra.pageID || undefined,
      'data-fit': document.is_auto_fit || undefined,
      'data-from': window.start_at ?? undefined,
      'data-until': window.end_at ?? undefined,
      'data-studio': studioOrigin,
      'data-if': drawn.conditions.length > 0 ? JSON.stringify(drawn.conditions) : undefined,
      // The inline scripts make calls before the host's settings have been read.
      'data-gateway': host?.gatewayOrigin || undefined,
    },
    data: {
      'data-entry': artefacts.entry,
      'data-scripts': needsScripts ? scripts.first : undefined,
      'data-more': scripts.later || undefined,
      'data-counted': isCounted ? '' : undefined,
      'data-clock': isTimed ? '' : undefined,
    },
    scriptOrigins: isCounted ? [BAIDU] : [],
    callOrigins: [...(isCounted ? [BAIDU] : []), ...(host?.gatewayOrigin ? [host.gatewayOrigin] : [])],
    // For every page, as its policy also applies to pages that are shown in it later. Another gateway's captcha is
    // unknown here.
    captchaOrigins: host?.tencentCaptcha || host?.gatewayOrigin ? TENCENT_CAPTCHA : [],
    framedBy: studioOrigin === undefined ? [] : [studioOrigin],
    conditions: drawn.conditions,
    used: [...drawn.used, ...start.used],
    first: [testButton && artefacts.testPlace, simulator && artefacts.simulator].filter(Boolean).join('\n'),
    before: previewBar(document) + windowNotices({ countdown: start.html, ends: window.end_at !== null }),
    // Even where nothing needs a script: visitors with a token load one.
    main: drawn.html + hostMarkup(sells(drawn.html) ? { ...host, cashier: artefacts.cashier } : host),
    after: testButton ? testTools() : '',
    hasWindow: window.start_at !== null || window.end_at !== null,
    hidden: draft,
    sendsForms: !draft,
  })
  return { ...page, failures: drawn.failures, asks: [...drawn.asks] }
}

/** Whether something on a page changes with the time before any block's script has arrived. */
function goesByClock(
  { start_at, end_at }: CampaignWindow,
  { conditions, used }: { conditions: readonly ShowIf[]; used: Iterable<string> },
): boolean {
  const timer = specs.firstHaving('timeLeft').name
  return (
    start_at !== null ||
    end_at !== null ||
    conditions.some(({ time }) => time !== undefined) ||
    [...used].includes(timer)
  )
}

/** The time left until a campaign begins, rendered by the block that renders it everywhere else. */
function startCountdown({ start_at }: CampaignWindow): Block[] {
  if (start_at === null) return []
  const value = { type: 2, name: '距开始', endTime: start_at, character: ':' }
  return [{ name: specs.firstHaving('timeLeft').name, id: 'yz-start', value, common: {}, children: [] }]
}

function renderState(state: PageState, company: CompanyLook): RenderedPage {
  return renderNote(STATES[state], company)
}

function renderNote(note: PageNote, { site, theme }: CompanyLook): RenderedPage {
  const meta = { keywords: '', description: '' }
  const page = pageHtml(artefacts, {
    title: note.title,
    meta,
    bodyStyle: '',
    themeCss: themeCss(resolveTheme(theme)),
    root: {},
    data: {},
    conditions: [],
    used: [],
    main: noteMarkup(note, site),
    hidden: true,
  })
  return { ...page, failures: [] }
}

function renderPassport(input: PassportInput): RenderedPage {
  return { ...passportHtml(artefacts.passport, input), failures: [] }
}

function renderLead(input: LeadPageInput): RenderedPage {
  return { ...leadHtml(artefacts, input), failures: [] }
}

function renderPay(input: PayPageInput): RenderedPage {
  return { ...payHtml(artefacts, input), failures: [] }
}

/** The entry point that the gateway loads by path. */
export const site: SiteBundle = {
  build: artefacts.build,
  renderPage,
  renderState,
  renderNote,
  renderPassport,
  renderLead,
  renderPay,
}
