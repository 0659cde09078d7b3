import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerOperation } from '../../../http/register-operation'
import { listArticles, readArticle } from './articles'
import { follow } from './follow'
import type { SightTools } from './sight'
import { simulateDetail } from './simulate-detail'
import { simulateHome } from './simulate-home'
import { simulateLeaderboard } from './simulate-leaderboard'
import { simulateMarquee } from './simulate-marquee'
import { simulatePosition } from './simulate-position'
import { simulateRebalancing } from './simulate-rebalancing'

/** The calls by which visitors look at portfolios. */
export function registerPlayerOperations(
  app: FastifyInstance,
  tools: SightTools & Pick<Context, 'config'>,
): void {
  registerOperation(app, operations.simulateHome, (input, _request, visitor) =>
    simulateHome(tools, input, visitor?.uid ?? null),
  )
  registerOperation(app, operations.simulateDetail, (input, _request, visitor) =>
    simulateDetail(tools, input, visitor?.uid ?? null),
  )
  registerOperation(app, operations.simulatePosition, (input, _request, visitor) =>
    simulatePosition(tools, input, visitor?.uid ?? null),
  )
  registerOperation(app, operations.simulateRebalancing, (input, _request, visitor) =>
    simulateRebalancing(tools, input, visitor?.uid ?? null),
  )
  registerOperation(app, operations.simulateMarquee, (input, _request, visitor) =>
    simulateMarquee(tools, input, visitor?.uid ?? null),
  )
  registerOperation(app, operations.simulateArticleList, (input, _request, visitor) =>
    listArticles(tools, input, visitor?.uid ?? null),
  )
  registerOperation(app, operations.simulateArticleDetail, (input, _request, visitor) =>
    readArticle(tools, input, visitor?.uid ?? null),
  )
  registerOperation(app, operations.simulateLeaderboard, (input, _request, visitor) =>
    simulateLeaderboard(tools, input, visitor?.uid ?? null),
  )
  registerOperation(app, operations.simulateFollow, (input, _request, { uid }) => follow(tools, input, uid))
}
