import { ImageRoom } from '../answers/given-image'
import { Later } from '../answers/later'
import { CloseIcon, Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'

/** Half the size in which the gateway draws it: its space is kept until the picture comes. */
const POSTER = { width: 375, height: 600 }

/** What opens over the page: the visitor's own lists and the poster, each inserted when it is asked for. */
export function InviteSheet({ id }: { id: string }) {
  return (
    <>
      <Dialog popupId={`${id}--sheet`} label="我的邀请" closesOnMask>
        <Panel className="yz-invite__sheet" look="sheet">
          <CloseIcon />
          <p className="yz-invite__sheet-title" />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too. */}
          <div className="yz-invite__content" tabIndex={0} />
        </Panel>
      </Dialog>
      <LaterLists />
      <LaterPosters />
    </>
  )
}

function LaterLists() {
  return (
    <>
      <Later name="row">
        <li className="yz-invite__row">
          <p className="yz-invite__who" />
          <p className="yz-invite__standing" />
          <p className="yz-invite__terms" />
          <p className="yz-invite__why" />
        </li>
      </Later>
      <Later name="list-loading">
        <p className="yz-invite__end" role="status">
          加载中…
        </p>
      </Later>
      <Later name="list-empty">
        <p className="yz-invite__end yz-invite__end--empty" role="status" />
      </Later>
      <Later name="list-more">
        <div className="yz-invite__end">
          <button className="yz-tap yz-invite__way" type="button" data-does="more">
            加载更多
          </button>
        </div>
      </Later>
      <Later name="list-end">
        <p className="yz-invite__end" role="status">
          没有更多了
        </p>
      </Later>
      <Later name="list-failed">
        <div className="yz-invite__end">
          <p role="alert">加载失败，请稍后重试</p>
          <button className="yz-tap yz-invite__way" type="button" data-does="more">
            重试
          </button>
        </div>
      </Later>
    </>
  )
}

function LaterPosters() {
  return (
    <>
      <Later name="poster-image">
        <div>
          <ImageRoom alt="邀请海报，上面有您的专属二维码" {...POSTER} />
          <p className="yz-invite__tip" role="status">
            正在生成海报…
          </p>
          {/* biome-ignore lint/a11y/useValidAnchor: it gets the address of the picture (own-poster.ts). */}
          <a className="yz-tap yz-invite__way" download="邀请海报.jpg" hidden>
            保存图片
          </a>
        </div>
      </Later>
      <Later name="poster-failed">
        <div className="yz-invite__poster">
          <p role="alert">海报没有生成，请稍后重试</p>
          <button className="yz-tap yz-invite__way" type="button" data-does="poster">
            重试
          </button>
        </div>
      </Later>
    </>
  )
}
