import { ConfigError, readConfig } from './config.ts';
import { serve } from './serve.ts';

try {
  await serve(readConfig(process.env));
} catch (error) {
  console.error(error instanceof ConfigError ? `The environment is not right:\n${error.message}` : error);
  process.exitCode = 1;
}
