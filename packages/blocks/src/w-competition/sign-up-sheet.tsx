import { Later } from '../answers/later'
import { CloseIcon, Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
import { ConsentLine } from '../fields/consent-line'
import { Field } from '../fields/field'
import { Rules } from './contest-parts'
import { CONTEST_CONSENT } from './contest-words'
import type { WCompetitionProps } from './props'

interface SignUpSheetProps {
  id: string
  props: Pick<WCompetitionProps, 'consent' | 'privacy_url' | 'terms_url'>
  rules: readonly string[]
}

/** The most code units that twelve characters can have. */
const LONGEST = 24

/** The form that opens over the page. sign-up.ts reports what is wrong in it, and submits it. */
export function SignUpSheet({ id, props, rules }: SignUpSheetProps) {
  return (
    <>
      <Dialog popupId={`${id}--sign-up`} label="报名参赛" closesOnMask>
        <Panel className="yz-contest__sheet" look="sheet">
          <CloseIcon />
          <p className="yz-contest__sheet-title">报名参赛</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too. */}
          <div className="yz-contest__content" tabIndex={0}>
            <form noValidate aria-label="报名参赛">
              <Field
                label="参赛昵称"
                name="nick_name"
                type="text"
                maxLength={LONGEST}
                autoComplete="off"
                placeholder="2 至 12 个字"
                isInvalid={false}
                fault={undefined}
              />
              <p className="yz-contest__help">昵称显示在排行榜上，报名以后不能修改</p>
              <Rules rules={rules} />
              <ConsentLine
                name="consent"
                text={props.consent || CONTEST_CONSENT}
                documents={props}
                fault={undefined}
              />
              <button className="yz-tap yz-submit yz-contest__submit" type="submit">
                提交报名
              </button>
            </form>
          </div>
        </Panel>
      </Dialog>
      <Later name="fault">
        <p className="yz-fault" role="alert" />
      </Later>
    </>
  )
}
