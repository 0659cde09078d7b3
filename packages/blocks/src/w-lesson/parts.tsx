/** Shown in place of a lesson while it loads. */
export function Waiting() {
  return (
    <div className="yz-lesson__waiting" aria-hidden="true">
      <i className="yz-lesson__film" />
      <i />
      <i />
      <i />
    </div>
  )
}

export function Missing({ list_path }: { list_path: string }) {
  return (
    <div className="yz-lesson__none">
      <p>内容不存在</p>
      <a className="yz-tap yz-lesson__button" href={list_path || '/h5-page/cpmj/list'}>
        回课程列表
      </a>
    </div>
  )
}

export function Failed({ msg }: { msg: string }) {
  return (
    <div className="yz-lesson__none">
      <p role="alert">{msg}</p>
      <button className="yz-tap yz-lesson__button" type="button" data-does="again">
        重试
      </button>
    </div>
  )
}

interface GateProps {
  text: string
  /** What the button says that leads to where it is unlocked; empty: there is no such place. */
  way: string
  hasPreview: boolean
}

/** Covers the film of a locked lesson once its preview is over. */
export function Gate({ text, way, hasPreview }: GateProps) {
  return (
    <div className="yz-lesson__over">
      <p>{text}</p>
      {way !== '' && (
        <button className="yz-tap yz-lesson__unlock" type="button" data-does="unlock">
          {way}
        </button>
      )}
      {hasPreview && (
        <button className="yz-tap yz-lesson__once-more" type="button" data-does="preview">
          重新试看
        </button>
      )}
    </div>
  )
}

/** The film has stopped, and asking for another address has not helped. */
export function FilmProblem() {
  return (
    <div className="yz-lesson__over">
      <p role="alert">视频暂时不能播放，请检查网络后重试</p>
      <button className="yz-tap yz-lesson__unlock" type="button" data-does="retry">
        重试
      </button>
    </div>
  )
}
