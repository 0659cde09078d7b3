// Runs inline after the boot, in pages with a block that is shown only to some (`show_if.rule_id`): as early as
// possible, so that the answer may be there before the page is painted.
import { askRules } from './ask-rules'

window.yingzao.askRules = askRules
askRules()
