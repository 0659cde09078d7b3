import './w-article.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { useAnswer } from '../answers/use-answer'
import { ARTICLES_ADDRESS, articleOf } from '../simulate/article-address'
import { ListEnd } from '../simulate/list-end'
import { SimulateNotice } from '../simulate/simulate-notice'
import { postsQuery, shownOf } from './article-shown'
import { ArticleView, WholeArticle } from './article-view'
import { GroupPosts, WholePost } from './group-posts'
import type { WArticleProps } from './props'

/** The note that the block or the page's address names; without either, the block is not shown. */
function WArticle({ props: { article_id, join } }: ViewProps<WArticleProps>) {
  const { shown, posts, isHidden } = useArticle(article_id)
  return (
    <div
      className="yz-article"
      aria-busy={shown.part === 'loading' || undefined}
      data-article={article_id}
      hidden={isHidden}
    >
      <div data-part="">
        {shown.part === 'loading' && <ListEnd end="waiting" empty="" />}
        {shown.part === 'failed' && <ListEnd end="failed" empty="" />}
        {shown.part === 'missing' && <Missing />}
        {shown.part === 'article' && <ArticleView article={shown.article} join={join} />}
      </div>
      <GroupPosts posts={posts} />
      <a className="yz-tap yz-article__all" href={ARTICLES_ADDRESS} hidden={shown.part !== 'article'}>
        全部笔记
      </a>
      <SimulateNotice />
      <Later name="missing">
        <Missing />
      </Later>
      <Later name="failed">
        <ListEnd end="failed" empty="" />
      </Later>
      <Later name="loading">
        <ListEnd end="waiting" empty="" />
      </Later>
      <Later name="article">
        <WholeArticle join={join} />
      </Later>
      <Later name="post">
        <WholePost />
      </Later>
    </div>
  )
}

function Missing() {
  return (
    <div className="yz-simulate__instead">
      <p>内容不存在</p>
      <a className="yz-tap yz-simulate__button" href={ARTICLES_ADDRESS}>
        回笔记列表
      </a>
    </div>
  )
}

function useArticle(named: string) {
  const host = useHost()
  const article_id = named || articleOf(host)
  const { answer } = useAnswer('simulateArticleDetail', article_id === '' ? undefined : { article_id })
  const shown = shownOf(answer)
  const posts = useAnswer(
    'groupPostList',
    shown.part === 'article' ? postsQuery(shown.article) : undefined,
  ).answer
  return {
    shown,
    posts: posts.state === 'known' ? posts.response.list : [],
    isHidden: article_id === '',
  }
}

export const wArticle = defineView<WArticleProps>({ name: 'wArticle', view: WArticle, live: 'near' })
