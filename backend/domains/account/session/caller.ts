import type { FastifyRequest } from 'fastify';
import { deviceTitle } from '@/backend/domains/account/device/deviceTitle';
import { readDeviceTokens } from '@/backend/domains/account/device/knownDevices';
import type { SignInCaller } from './signIn';

/** The caller of a sign-in, from its request. */
export const callerOf = (request: FastifyRequest): SignInCaller => ({
  address: request.ip,
  device: deviceTitle(request.headers['user-agent']),
  tokens: readDeviceTokens(request),
});
