import { ACTION_TYPES } from '@yingzao/schema/client'
import { useId } from 'react'
import { Tap } from '../tap/tap'
import { callbackClauses } from './outcome'
import type { Lead } from './use-lead'
import { usePopup } from './use-popup'

/** Download and call back, after the lead was left. */
export function OutcomePopup({ blockId, lead: { state, send } }: { blockId: string; lead: Lead }) {
  const { step, outcome } = state
  const popupId = `${blockId}--outcome`
  const dialog = usePopup(blockId, popupId, step === 'done')
  const titleId = useId()
  return (
    <dialog
      className="yz-lead__dialog"
      ref={dialog}
      data-popup={popupId}
      // biome-ignore lint/a11y/noRedundantRoles: a browser below iOS 15.4 knows no dialog and needs to be told.
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      onClose={() => send({ type: 'outcomeClosed' })}
    >
      <div className="yz-lead__panel">
        <b className="yz-lead__heading" id={titleId}>
          {outcome && !outcome.isNew ? '您已提交过' : '提交成功'}
        </b>
        {outcome && (
          <p className="yz-lead__text">
            {callbackClauses(outcome).map((clause) => (
              <span key={clause}>{clause}</span>
            ))}
          </p>
        )}
        {outcome?.downloadUrl && (
          <Tap
            common={{ action: { type: ACTION_TYPES.link, atext: outcome.downloadUrl } }}
            className="yz-lead__button"
          >
            立即下载
          </Tap>
        )}
        <button className="yz-lead__close" type="button" data-close="" aria-label="关闭" />
      </div>
    </dialog>
  )
}
