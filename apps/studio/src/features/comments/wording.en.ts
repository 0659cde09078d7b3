import type { CommentState } from '@yingzao/contract/studio'
import { countOf } from '../../ui/count-of'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const comments = (count: number) => countOf(count, 'comment', 'comments')

const states: Readonly<Record<CommentState, string>> = {
  held: 'Waiting',
  out: 'Approved',
  refused: 'Rejected',
}

const none: Readonly<Record<CommentState, string>> = {
  held: 'All done, no comments wait.',
  out: 'No comments are approved yet.',
  refused: 'No comments are rejected.',
}

/** What has been done to some comments. */
const done: Readonly<Record<CommentState, (count: number) => string>> = {
  held: (count) => `${comments(count)} put back to wait`,
  out: (count) => `${comments(count)} approved`,
  refused: (count) => `${comments(count)} rejected`,
}

/** Visitors read them, so they are in Chinese here too. */
const USUAL_REASONS = [
  '含联系方式或广告', // as pages say it
  '涉及荐股或收益承诺', // as pages say it
  '含不文明用语', // as pages say it
  '与讲座无关', // as pages say it
  '内容重复', // as pages say it
  '涉及他人隐私', // as pages say it
] as const

export const wording: Words<typeof chinese> = {
  title: 'Comments',
  about: 'Comments on tours and talks. Everybody sees them once they are approved. The oldest come first.',
  list: 'Comments',
  states,
  stateWith: (state, count) => `${state} (${count})`,
  none,
  noneFound: 'No comments match.',
  filter: {
    title: 'Filter comments',
    state: 'State',
    tour: 'Tour',
    q: 'Text of the comment',
    ofWriter: (uid) => `Only comments of user ${uid}.`,
  },
  row: {
    ofTour: (tour) => tour,
    ofSpeech: (tour, speech) => `${tour} · ${speech}`,
    refusedBefore: (count) => `${count} rejected before`,
    refusedOf: (name, count) => `See ${comments(count)} of ${name} rejected before`,
    blocked: 'Blocked',
    erased: 'Account closed',
    thumbs: (count) => countOf(count, 'like', 'likes'),
    decided: (state, name, at) => `${state}: ${name}, ${at}`,
    reason: (text) => `Reason: ${text}`,
    choose: (name, text) => `Select the comment of ${name}: ${text}`,
  },
  acts: {
    pass: 'Approve',
    passName: (name) => `Approve the comment of ${name}`,
    refuse: 'Reject',
    refuseName: (name) => `Reject the comment of ${name}`,
    block: 'Block',
    blockName: (name) => `Block ${name}`,
    unblock: 'Unblock',
    unblockName: (name) => `Unblock ${name}`,
    undo: 'Undo (Z)',
    chooseAll: 'Select all',
    most: (count) => `${count} at most can be selected at once`,
  },
  done,
  byColleague: (count) =>
    count === 1
      ? 'A colleague has already decided about this comment'
      : `Colleagues have already decided about ${count} of them`,
  refuse: {
    title: (count) => (count === 1 ? 'Reject this comment' : `Reject ${comments(count)}`),
    about:
      'Whoever wrote the comment reads the reason, so it is in Chinese. Choose with 1–6 and confirm with Enter, or write your own.',
    reasons: 'Usual reasons',
    usual: USUAL_REASONS,
    reason: 'Reason',
    submit: 'Reject',
  },
  block: {
    title: (name) => `Block “${name}”?`,
    about:
      'They cannot comment any more; comments approved before stay visible. You can unblock them at any time. The reason goes to the audit log.',
    usualReasons: ['Advertised repeatedly', 'Recommended shares repeatedly', 'Insulted others repeatedly'],
    reason: 'Reason',
    reasonHint: 'For example: advertised repeatedly',
    refuseHeld: 'Also reject their waiting comments',
    refuseHeldHint: 'They read the reason above, so write it in Chinese.',
    submit: 'Block',
    done: (refused) => (refused === 0 ? 'Blocked' : `Blocked, and ${comments(refused)} rejected`),
  },
  unblock: {
    title: (name) => `Unblock “${name}”?`,
    about: 'They can comment again; comments are still reviewed first. The reason goes to the audit log.',
    usualReasons: ['Blocked by mistake', 'The person has explained'],
    reason: 'Reason',
    reasonHint: 'For example: blocked by mistake',
    submit: 'Unblock',
    done: 'Unblocked',
  },
  keys: {
    title: 'Keyboard shortcuts',
    about: 'They do nothing while you type or while a dialog is open.',
    hints: 'Keyboard hints',
    open: 'All shortcuts',
    short: [
      ['J / K', 'Move'],
      ['A', 'Approve'],
      ['D', 'Reject'],
      ['B', 'Block'],
      ['Z', 'Undo'],
      ['X', 'Select'],
    ],
    all: [
      ['J or ↓', 'Next'],
      ['K or ↑', 'Previous'],
      ['A', 'Approve this one, or all that are selected'],
      ['D', 'Reject this one, or all that are selected, after choosing a reason'],
      ['B', 'Block whoever wrote this, or unblock them'],
      ['Z', 'Undo the last decision; the comment waits again'],
      ['X', 'Select this one, or deselect it'],
      ['Esc', 'Deselect all'],
      ['?', 'Show these shortcuts'],
    ],
  },
}
