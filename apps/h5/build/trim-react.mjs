// A loader for react-dom, the largest thing that a phone downloads: it leaves out what no page of ours can reach
// (docs/performance.md). trim-react.test.ts holds our sources to that, and every browser test runs on the result.

/** Functions that run only for features that no block uses: they stay, but lose their bodies. */
const NEVER_RUN = [
  // Names of components for the second argument of `onCaughtError`, which nobody reads.
  'getStackByFiberInDevAndProd',
  // <ViewTransition>
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'createViewTransitionInstance',
  // A ref on a Fragment
  'FragmentInstance',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'deleteChildFromFragmentInstance',
]

/** The methods of a Fragment's ref. */
const FRAGMENT_METHODS = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};\n/gm

/**
 * `var React = require("react")` with `React.version` later becomes `require("react").version`: this shows what is
 * used.
 */
const REQUIRED = /(?:var\s+)?(\w+) = require\("([\w-]+)"\)[,;]\s*/g

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function trimReact(source) {
  const trimmed = this.resourcePath.includes('-client') ? withoutBodies(source) : source
  return withDirectRequires(trimmed)
}

/** @param {string} source */
function withoutBodies(source) {
  return NEVER_RUN.reduce(
    (text, name) => {
      const body = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}\\n`, 'm')
      if (!body.test(text)) {
        throw new Error(
          `react-dom has no function ${name} any more. Look at what it became, and mend trim-react.mjs.`,
        )
      }
      return text.replace(body, `function ${name}() {}\n`)
    },
    source.replace(FRAGMENT_METHODS, ''),
  )
}

/** @param {string} source */
function withDirectRequires(source) {
  const required = [...source.matchAll(REQUIRED)]
  const bare = required.reduce((text, [declaration]) => text.replace(declaration, ''), source)
  return required.reduce(
    (text, [, name, path]) =>
      text.replace(new RegExp(`(?<![\\w$.])${name}\\.(?=\\w)`, 'g'), `require("${path}").`),
    bare,
  )
}
