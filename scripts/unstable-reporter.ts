import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that passed only when tried once more, so that their cause is found. */
export default class UnstableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        if (!test.diagnostic()?.flaky) continue
        console.log(
          `Unstable, passed when tried once more: ${module.relativeModuleId} > ${test.fullName}`,
        )
      }
    }
  }
}
