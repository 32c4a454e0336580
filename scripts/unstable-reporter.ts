import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that passed only when tried once more, and why they failed before. */
export default class UnstableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        if (!test.diagnostic()?.flaky) continue
        const name = `${module.relativeModuleId} > ${test.fullName}`
        const [error] = test.result().errors ?? []
        console.log(`Unstable, passed when tried once more: ${name}\n${error?.stack ?? 'no error'}`)
        // A message alone says "expected [ Array(1) ]": what was in it is in the difference.
        if (error?.diff) console.log(error.diff)
      }
    }
  }
}
