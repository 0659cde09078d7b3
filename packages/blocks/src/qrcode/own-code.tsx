import { useHost } from '@yingzao/renderer'
import { useEffect, useState } from 'react'

/** As long as any call may take (SPEC.md section 9). */
const LOADING_LIMIT_MS = 30_000

type State = 'anonymous' | 'loading' | 'error'

/** The place of a code that is made for one visitor. The stored page knows nobody, so it begins as anonymous. */
export function OwnCode() {
  const { state, retry } = useOwnCode()
  switch (state) {
    case 'anonymous':
      return <p className="yz-qrcode__words yz-qrcode__words--locked">登录后查看</p>
    case 'loading':
      return (
        <p className="yz-qrcode__words yz-qrcode__words--loading" aria-live="polite">
          二维码加载中
        </p>
      )
    case 'error':
      return (
        <div className="yz-qrcode__words">
          <p className="yz-qrcode__tooltip" role="alert">
            二维码获取失败，
            <br />
            请稍后重试
          </p>
          <button className="yz-qrcode__retry" type="button" onClick={retry}>
            重试
          </button>
        </div>
      )
  }
}

/** Loading ends as an error when no code has come in time; a page that turns for ever helps nobody. */
function useOwnCode(): { state: State; retry: () => void } {
  const host = useHost()
  const [state, setState] = useState<State>('anonymous')
  useEffect(() => {
    if (host.isLoggedIn()) setState('loading')
  }, [host])
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('error'), LOADING_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [state])
  return { state, retry: () => setState('loading') }
}
