import { fixedRoutes } from '@yingzao/contract/server'
import { PAGE_CODE } from '@yingzao/schema/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import type { RouteSubjects } from '../define-module'
import type { PublishedPages } from '../pages'
import { asksForPreview } from './asks-for-preview'
import { registerClock } from './clock-route'
import { isServed, type PageCache } from './page-cache'
import { sendAlone, sendPage } from './send-page'
import { type ServedPage, unkeptHeaders } from './served-page'
import { createServerTiming } from './server-timing'
import type { SiblingOf } from './sibling-pages'
import { createStatePages } from './state-pages'
import type { VariantOf } from './variant-of'

const config = { site: 'page' } as const

interface Named {
  Params: Readonly<Record<string, string>>
}

interface ByCode {
  Params: { code: string }
}

/**
 * The visitors' pages: `/h5-page/h5/:code`, their desktop address `/pc-page/pc/:code`, the fixed routes, the way home
 * from the root of the host and of the pages, and "not found" for everything else below the latter.
 */
export function registerSiteRoutes(
  app: FastifyInstance,
  ctx: Context,
  {
    cache,
    pages,
    siblingOf,
    routeSubjects,
    variantOf,
  }: {
    cache: PageCache
    pages: Pick<PublishedPages, 'clock' | 'preview'>
    siblingOf: SiblingOf
    routeSubjects: RouteSubjects
    variantOf: VariantOf
  },
): void {
  const sendState = createStatePages(ctx)
  const serverTiming = createServerTiming(pages.clock)
  // A cache in front that keeps what it is not asked to would redirect everybody with one visitor's query.
  const redirected = { 'cache-control': ctx.config.edge ? 'no-store' : 'no-cache' }

  app.get<ByCode>('/h5-page/h5/:code', { config }, (request, reply) =>
    sendCode(request.params.code, request, reply),
  )
  // The same bytes: the page's own boot makes it a desktop page, and sends nobody back.
  app.get<ByCode>('/pc-page/pc/:code', { config }, (request, reply) =>
    sendCode(request.params.code, request, reply),
  )
  for (const { path, code } of fixedRoutes) {
    const isThere = routeSubjects[code]
    app.get<Named>(`/h5-page${path}`, { config }, (request, reply) =>
      isThere ? sendNamed(isThere, code, request, reply) : sendCode(code, request, reply),
    )
  }

  registerClock(app, pages.clock)
  app.get('/', { config }, sendHome)
  app.get('/h5-page', { config }, sendHome)
  app.get('/h5-page/*', { config }, (_request, reply) => sendState(reply, 'not_found'))

  /** Sends a page about something that its address names, as long as that exists. */
  async function sendNamed(
    isThere: RouteSubjects[string],
    code: string,
    request: FastifyRequest<Named>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      if (!(await isThere(ctx, request.params))) return sendState(reply, 'no_content')
    } catch (error) {
      // The page itself says that what it is about is unavailable.
      ctx.log.warn({ page: code, err: error }, 'Nobody could say whether what an address names is there')
    }
    return sendCode(code, request, reply)
  }

  // Not async: a page in memory is sent without a turn of the event loop.
  function sendCode(
    code: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> {
    if (asksForPreview(request.query)) {
      return sendDraft({ code, token: request.query.preview_token }, request, reply)
    }
    const finding = siblingOf(code, request)
    return finding ? sendFitting(finding, code, request, reply) : sendPublished(code, request, reply)
  }

  async function sendFitting(
    finding: Promise<string | undefined>,
    code: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const sibling = await finding
    if (sibling === undefined) return sendPublished(code, request, reply)
    // It applies to this visitor alone, and only as long as the rules say so.
    return reply
      .header('cache-control', 'private, no-store')
      .redirect(`${folderOf(request)}/${sibling}${queryOf(request)}`, 302)
  }

  function sendPublished(
    code: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> {
    const page = cache.get(code)
    return page ? sendVariant(page, request, reply) : sendLoaded(code, request, reply)
  }

  function sendVariant(page: ServedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { experiment } = page
    return sendPage(request, reply, experiment ? variantOf(experiment, request, reply) : page, serverTiming())
  }

  function sendPlain(page: ServedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return sendAlone(request, reply, page, serverTiming())
  }

  async function sendLoaded(
    code: string,
    request: FastifyRequest,
    reply: FastifyReply,
    send = sendVariant,
  ): Promise<FastifyReply> {
    if (!PAGE_CODE.test(code)) return sendState(reply, 'not_found')
    try {
      const page = await cache.load(code)
      if (isServed(page)) return send(page, request, reply)
      return page.movedTo === undefined
        ? sendState(reply, 'not_found')
        : sendMoved(page.movedTo, request, reply)
    } catch (error) {
      ctx.log.error({ page: code, err: error }, 'A page could be had neither from the database nor from disk')
      return sendState(reply, 'error')
    }
  }

  async function sendDraft(
    { code, token }: { code: string; token: unknown },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      const draft = await pages.preview(code, token)
      // Whoever may not see a draft is shown the page itself, and counted nowhere.
      if (!draft) return await sendLoaded(code, request, reply, sendPlain)
      return reply.headers(unkeptHeaders(draft)).header('server-timing', serverTiming()).send(draft.html)
    } catch (error) {
      ctx.log.error({ page: code, err: error }, 'A draft could not be shown')
      return sendState(reply, 'error')
    }
  }

  /**
   * Redirects to the page's current address. Permanently, yet revalidated each time: it may move once more, or back.
   */
  function sendMoved(code: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const folder = request.url.startsWith('/pc-page/') ? '/pc-page/pc' : '/h5-page/h5'
    return reply.headers(redirected).redirect(`${folder}/${code}${queryOf(request)}`, 301)
  }

  function sendHome(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.headers(redirected).redirect(`/h5-page/h5/${ctx.config.homePage}${queryOf(request)}`, 302)
  }
}

/** Under which of its addresses a page was requested. */
function folderOf({ url }: FastifyRequest): string {
  return ['/pc-page/pc', '/h5-page/h5'].find((folder) => url.startsWith(`${folder}/`)) ?? '/h5-page'
}

/** The query of an address, including the `?`. */
function queryOf({ url }: FastifyRequest): string {
  const query = url.indexOf('?')
  return query < 0 ? '' : url.slice(query)
}
