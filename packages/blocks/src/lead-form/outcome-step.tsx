import { callbackClauses } from './outcome'
import { PopupPanel } from './popup-panel'
import type { Lead } from './use-lead'

/** Download and call back, after the lead was left. */
export function OutcomeStep({ title, lead }: { title: string; lead: Lead }) {
  const { outcome } = lead.state
  if (!outcome) return null
  const hasDownload = lead.parts?.calls.offersDownload && outcome.downloadUrl !== ''
  return (
    <PopupPanel title={title} isDone>
      <p className="yz-lead__text">
        {callbackClauses(outcome).map((clause) => (
          <span key={clause}>{clause}</span>
        ))}
      </p>
      {hasDownload ? (
        <button className="yz-submit yz-lead__button" type="button" onClick={lead.download}>
          立即下载
        </button>
      ) : (
        <button className="yz-submit yz-lead__button" type="button" data-close="">
          我知道了
        </button>
      )}
    </PopupPanel>
  )
}
