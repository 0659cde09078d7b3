import { resultNote, resultTitle } from './result-words'

/** What it shows without a script: visitors then come from the gateway's own pages, where they have registered. */
const DRAWN = { isNew: true, isBound: false, wasInvited: false }

/** The result of a registration; live.ts knows what it was. */
export function ResultCard({ register_url }: { register_url: string }) {
  return (
    <div className="yz-invited yz-invited--result" data-register={register_url || undefined} data-sent="">
      <div className="yz-invited__mark" />
      <h2 className="yz-invited__title">{resultTitle(DRAWN)}</h2>
      <p className="yz-invited__note">{resultNote(DRAWN)}</p>
      <p className="yz-invited__gift" hidden>
        见面礼：
        <b />
      </p>
    </div>
  )
}
