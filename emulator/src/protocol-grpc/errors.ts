import { Metadata } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import type { StatusError } from '../values/status.ts';

export function toGrpcError({ name, message, code }: StatusError): ServiceError {
  return { name, message, code, details: message, metadata: new Metadata() };
}
