import type { NearPage, Stop } from '@yingzao/renderer'
import { type Answer, answerTo, type Response } from '../answers/answer'
import { answerTaps } from '../answers/answer-taps'
import { followAnswer } from '../answers/follow-answer'
import { followLogin } from '../answers/follow-login'
import { takeLater } from '../answers/take-later'
import { type Article, type ArticleShown, type Post, postsQuery, shownOf } from './article-shown'
import { fillArticle, fillWriter, postOf } from './fill-article'

/** Shows a note with its author's portfolio, which visitors can follow, and the posts of its contest's group. */
export function showArticle(box: HTMLElement, page: NearPage, article_id: string): Stop {
  const place = box.querySelector('[data-part]') as HTMLElement
  const all = box.querySelector('.yz-article__all') as HTMLElement
  /** Somebody wanted to follow before they logged in. */
  const wanted = `follow ${article_id}`
  let shown: ArticleShown = { part: 'loading' }
  let again = () => undefined as unknown
  let isBusy = false
  let stopPosts: Stop | undefined

  function show(now: ArticleShown): void {
    const before = shown
    shown = now
    all.hidden = now.part !== 'article'
    if (now.part === 'loading') box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    if (now.part !== 'article') {
      if (now.part !== before.part) place.replaceChildren(takeLater(box, now.part))
      return
    }
    // Readers are not disturbed, unless there is more to read.
    if (before.part !== 'article' || before.article.lock !== now.article.lock)
      place.replaceChildren(fillArticle(takeLater(box, 'article'), now.article))
    else if (now.article.writer) fillWriter(place, now.article.writer)
  }

  function take(answer: Answer<Article>, ask: () => void): void {
    again = ask
    show(shownOf(answer))
    if (shown.part !== 'article') return
    const query = postsQuery(shown.article)
    if (query && !stopPosts) stopPosts = followAnswer(page, 'groupPostList', query, showPosts)
    if (!page.isLoggedIn() || !page.session.get(wanted)) return
    page.session.set(wanted, '')
    void follow(1)
  }

  function showPosts(answer: Answer<{ list: Post[] }>): void {
    if (answer.state !== 'known') return
    const section = box.querySelector('[data-posts]') as HTMLElement
    const { list } = answer.response
    section.hidden = list.length === 0
    section.lastElementChild?.replaceChildren(...list.map((post) => postOf(takeLater(box, 'post'), post)))
  }

  async function follow(wish?: 1): Promise<void> {
    const { article } = shown as { article?: Article }
    if (isBusy || !article?.writer) return
    if (!page.isLoggedIn()) {
      page.session.set(wanted, '1')
      void page.login()
      return
    }
    isBusy = true
    const { player_id } = article.player
    const follow = wish || (article.writer.is_followed ? 0 : 1)
    const answer = (await answerTo(page.ask, 'simulateFollow', { player_id, follow })) as Answer<
      Response<'simulateFollow'>
    >
    isBusy = false
    if (answer.state === 'anonymous') void page.login()
    if (answer.state === 'failed') page.toast(answer.msg || '没有成功，请稍后重试')
    if (answer.state === 'known')
      show({ part: 'article', article: { ...article, writer: { ...article.writer, ...answer.response } } })
  }

  const stopArticle = followAnswer(page, 'simulateArticleDetail', { article_id }, take)
  answerTaps(box, { login: () => page.login(), more: () => again(), follow: () => follow() })
  /** Visitors who have logged in, or have joined a group, may read more. */
  let askedAs = page.isLoggedIn()
  let stopMembership: Stop | undefined
  const isShut = () => shown.part === 'article' && shown.article.lock !== ''
  const stopLogin = followLogin(page, (isLoggedIn) => {
    stopMembership?.()
    stopMembership = isLoggedIn ? page.membership.subscribe(() => isShut() && again()) : undefined
    if (isLoggedIn !== askedAs) again()
    askedAs = isLoggedIn
  })
  return () => {
    stopArticle()
    stopPosts?.()
    stopLogin()
    stopMembership?.()
  }
}
