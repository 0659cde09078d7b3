import { FORM_FAULT, NEEDS_SCRIPT } from './fields'
import { listStates } from './states'

/** The result of somebody’s risk test, and the test. The script fills in result and questions. */
export function riskTestMain(): string {
  return [
    '<section class="pp-card pp-risk" data-overview><h1>风险测评</h1>',
    listStates({ login: '/passport/m/risk-test', wants: '登录后可查看和进行风险测评' }),
    '<div data-mine tabindex="-1" hidden>',
    '<p class="pp-lead" data-none hidden>您还没有做过风险测评。购买投资顾问服务前需要完成测评。</p>',
    RESULT,
    '<p class="pp-order__note" data-said role="status"></p>',
    '<p class="pp-lead" data-left></p>',
    '<button class="pp-button" type="button" data-begin></button></div></section>',
    NEEDS_SCRIPT,
    TEST,
  ].join('')
}

const RESULT = [
  '<div data-result hidden><p class="pp-risk__top"><b data-level></b><b class="pp-state" data-validity></b></p>',
  '<p class="pp-risk__means" data-means></p>',
  '<dl><div><dt>测评时间</dt><dd data-tested></dd></div><div><dt>有效期至</dt><dd data-until></dd></div></dl></div>',
].join('')

/** One question at a time. */
const TEST = [
  '<form class="pp-card pp-risk" data-test novalidate hidden><h1 data-title></h1>',
  '<p class="pp-lead" data-place></p><progress class="pp-progress" aria-hidden="true"></progress>',
  FORM_FAULT,
  '<fieldset class="pp-answers" aria-describedby="answer-fault"><legend tabindex="-1" data-question></legend><div data-options></div></fieldset>',
  '<p class="pp-fault" id="answer-fault" role="alert"></p>',
  '<button class="pp-button" type="submit"></button>',
  '<div class="pp-pair"><button class="pp-button pp-button--second" type="button" data-before>上一题</button>',
  '<button class="pp-button pp-button--second" type="button" data-later>以后再答</button></div></form>',
].join('')
