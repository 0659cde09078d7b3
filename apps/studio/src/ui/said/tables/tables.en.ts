import { blocksAction } from './blocks-action.en'
import { blocksCompliance } from './blocks-compliance.en'
import { blocksContent } from './blocks-content.en'
import { blocksData } from './blocks-data.en'
import { blocksForm } from './blocks-form.en'
import { blocksLayout } from './blocks-layout.en'
import { blocksMedia } from './blocks-media.en'
import { blocksWidget } from './blocks-widget.en'
import { common } from './common.en'
import { pages } from './pages.en'
import { rulesAccess } from './rules-access.en'
import { rulesActions } from './rules-actions.en'
import { rulesBudget } from './rules-budget.en'
import { rulesCompliance } from './rules-compliance.en'
import { rulesForms } from './rules-forms.en'
import { rulesImages } from './rules-images.en'
import { rulesLinks } from './rules-links.en'
import { rulesPopups } from './rules-popups.en'
import { rulesShare } from './rules-share.en'
import { rulesStructure } from './rules-structure.en'
import { rulesTargets } from './rules-targets.en'
import { rulesText } from './rules-text.en'
import { rulesTime } from './rules-time.en'
import type { Table } from './table'

/**
 * One for each shelf of blocks, each group of rules, the texts about pages themselves, and those shared by several of
 * these.
 */
export const tables: Readonly<Record<string, Table>> = {
  blocksAction,
  blocksCompliance,
  blocksContent,
  blocksData,
  blocksForm,
  blocksLayout,
  blocksMedia,
  blocksWidget,
  common,
  pages,
  rulesAccess,
  rulesActions,
  rulesBudget,
  rulesCompliance,
  rulesForms,
  rulesImages,
  rulesLinks,
  rulesPopups,
  rulesShare,
  rulesStructure,
  rulesTargets,
  rulesText,
  rulesTime,
}
