// Runs inline after the boot, in pages with a block that shows only to some (`show_if.rule_id`): as early as can be, so
// that the answer may be there before the page is painted.
import { askRules } from './ask-rules'

window.yingzao.askRules = askRules
askRules()
