import type { FunctionDeclaration, Service } from '../language/ast.ts';
import type { HostFunctions } from '../checks/arity.ts';
import { check } from '../checks/check.ts';
import { parseRules } from '../language/parse-rules.ts';
import { RulesSyntaxError, type Source } from '../language/source.ts';

/** The compiled rules of one service. */
export interface Program {
  readonly source: Source;
  readonly version: 1 | 2;
  readonly functions: readonly FunctionDeclaration[];
  readonly service: Service;
  readonly warnings: readonly string[];
}

/** Compiles a source for one service; `host` are the functions that only this service has. Throws RulesSyntaxError. */
export function compileProgram(source: Source, serviceName: string, host: HostFunctions): Program {
  const file = parseRules(source);
  const service = file.services.find(({ name }) => name === serviceName);
  if (!service)
    throw new RulesSyntaxError(source, 0, `no rules for ${serviceName}`, `service ${serviceName}`);
  const warnings = check(source, file, service, host);
  return { source, version: file.version, functions: file.functions, service, warnings };
}
